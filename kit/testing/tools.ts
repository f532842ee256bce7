/**
 * Programs that the tests and the bench need but npm does not install: how to find them, and which
 * Debian packages contain them.
 */
import { existsSync, readFileSync } from 'node:fs';

import { chromium, firefox, webkit } from '@playwright/test';

type Tool = { find: () => string | undefined; packages: readonly string[] };

const file =
  (...candidates: (string | undefined)[]) =>
  () =>
    candidates.find((candidate) => candidate && existsSync(candidate));

const asked = process.env.PW_CHROMIUM;

/** The virtual display for Debian's WebKit. */
export const XVFB = '/usr/bin/Xvfb';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

export const TOOLS = {
  chromium: {
    find: file(asked, '/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()),
    packages: ['chromium', 'chromium-headless-shell'],
  },
  // Prefer Playwright's builds of Firefox and WebKit. engines/ can also drive Debian's builds,
  // without Playwright.
  firefox: {
    find: file(firefox.executablePath(), '/usr/bin/firefox-esr'),
    packages: ['firefox-esr'],
  },
  webkit: {
    find: () => file(webkit.executablePath())() ?? (file(XVFB)() && file(WEBKIT_DRIVER)()),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  nginx: { find: file('/usr/sbin/nginx'), packages: ['nginx'] },
  // Unlike apache2, this package does not start a service.
  apache2: { find: file('/usr/sbin/apache2'), packages: ['apache2-bin'] },
  caddy: { find: file('/usr/bin/caddy'), packages: ['caddy'] },
  python3: { find: file('/usr/bin/python3'), packages: ['python3'] },
  // The fallback fonts of the site are based on Arial. Linux does not have Arial, but Liberation
  // Sans has the same metrics.
  fonts: {
    find: () =>
      process.platform === 'linux'
        ? file('/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf')()
        : process.platform,
    packages: ['fonts-liberation'],
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/**
 * Without this flag, each Chromium window loads two pages for its address bar, which takes a third
 * of the time of a short test and skews measurements. Chromium versions that do not have the
 * features named in the flag ignore it.
 */
export const NO_ADDRESS_BAR = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** Prefers the headless shell, which loads a page in half the time. */
export const findHeadlessChromium = () =>
  file(asked, '/usr/bin/chromium-headless-shell')() ?? TOOLS.chromium.find();

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/**
 * The protocol that drives the browser (engines/), and the path of the executable. For Debian's
 * WebKit, the executable is the driver.
 */
export type Engine = { driver: 'playwright' | 'bidi' | 'webdriver'; file: string };

export function findEngine(name: EngineName): Engine | undefined {
  const found = TOOLS[name].find();
  if (!found) return undefined;
  const drivers = { '/usr/bin/firefox-esr': 'bidi', [WEBKIT_DRIVER]: 'webdriver' } as const;
  return { driver: drivers[found as keyof typeof drivers] ?? 'playwright', file: found };
}

export const missingTools = () =>
  (Object.keys(TOOLS) as ToolName[]).filter((name) => !TOOLS[name].find());

/** With RUNLEVEL=1, Debian does not start a service after installing it. */
export const installCommand = (missing: readonly ToolName[]) =>
  `apt-get update && RUNLEVEL=1 apt-get install -y ${missing.flatMap((name) => TOOLS[name].packages).join(' ')}`;

const RELEASE = '/etc/os-release';

/**
 * Returns whether the tests may install software: only as root in a Debian container, because a
 * container is disposable. Ubuntu packages its browsers differently. Recognizes a container by its
 * first process, which is not an init system.
 */
export const mayInstall = () =>
  process.getuid?.() === 0 &&
  existsSync(RELEASE) &&
  /^ID=debian$/m.test(readFileSync(RELEASE, 'utf8')) &&
  !/^(systemd|init)$/.test(readFileSync('/proc/1/comm', 'utf8').trim());

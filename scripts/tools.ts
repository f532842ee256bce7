/**
 * The programs that tests and bench use and that npm does not install: how each is found, and which
 * Debian packages have it. This is the only list of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { chromium, firefox, webkit } from '@playwright/test';

type Tool = { find: () => string | undefined; packages: readonly string[] };

/** The first of these files that exists. */
const file =
  (...candidates: (string | undefined)[]) =>
  () =>
    candidates.find((candidate) => candidate && existsSync(candidate));

const asked = process.env.PW_CHROMIUM;

/** Debian's WebKit opens its window on a screen in memory. */
export const XVFB = '/usr/bin/Xvfb';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** On macOS `java` may exist only to say that there is none, so it has to run. */
const java = () =>
  [process.env.JAVA_HOME && `${process.env.JAVA_HOME}/bin/java`, 'java'].find(
    (command) => command && spawnSync(command, ['-version']).status === 0,
  );

export const TOOLS = {
  chromium: {
    find: file(asked, '/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()),
    packages: ['chromium', 'chromium-headless-shell'],
  },
  // Playwright's own builds of these two, else Debian's, which e2e/engines drives without Playwright.
  firefox: {
    find: file(firefox.executablePath(), '/usr/bin/firefox-esr'),
    packages: ['firefox-esr'],
  },
  webkit: {
    find: () => file(webkit.executablePath())() ?? (file(XVFB)() && file(WEBKIT_DRIVER)()),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  nginx: { find: file('/usr/sbin/nginx'), packages: ['nginx'] },
  // The package apache2 would start a service.
  apache2: { find: file('/usr/sbin/apache2'), packages: ['apache2-bin'] },
  caddy: { find: file('/usr/bin/caddy'), packages: ['caddy'] },
  python3: { find: file('/usr/bin/python3'), packages: ['python3'] },
  // The fallback fonts of the site are adjusted to Arial and its Linux twin; other systems have Arial.
  fonts: {
    find: () =>
      process.platform === 'linux'
        ? file('/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf')()
        : process.platform,
    packages: ['fonts-liberation'],
  },
  // For the W3C's HTML validator.
  java: { find: java, packages: ['default-jre-headless'] },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/**
 * Each window of Chromium would load two pages of its own for its address bar, which takes a third of
 * the time of a short test and disturbs measurements. Other versions ignore the flag.
 */
export const NO_ADDRESS_BAR = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** Chromium without a window loads a page in half the time, so it is preferred where there is one. */
export const findHeadlessChromium = () =>
  file(asked, '/usr/bin/chromium-headless-shell')() ?? TOOLS.chromium.find();

/** @throws Error with the remedy */
export function chromiumOrStop(): string {
  const found = TOOLS.chromium.find();
  if (!found) throw new Error('No Chromium is installed: install one, or set PW_CHROMIUM');
  return found;
}

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Which protocol drives it (e2e/engines), and its program; for Debian's WebKit that is the driver. */
export type Engine = { driver: 'playwright' | 'bidi' | 'webdriver'; file: string };

export function findEngine(name: EngineName): Engine | undefined {
  const found = TOOLS[name].find();
  if (!found) return undefined;
  const drivers = { '/usr/bin/firefox-esr': 'bidi', [WEBKIT_DRIVER]: 'webdriver' } as const;
  return { driver: drivers[found as keyof typeof drivers] ?? 'playwright', file: found };
}

export const missingTools = () =>
  (Object.keys(TOOLS) as ToolName[]).filter((name) => !TOOLS[name].find());

/** In runlevel 1 Debian starts no service after it has installed one. */
export const installCommand = (missing: readonly ToolName[]) =>
  `apt-get update && RUNLEVEL=1 apt-get install -y ${missing.flatMap((name) => TOOLS[name].packages).join(' ')}`;

/**
 * Whether the tests may install software: only as root in a Debian container, which somebody made to
 * be thrown away. A container has no init system as its first process.
 */
export const mayInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  !/^(systemd|init)$/.test(readFileSync('/proc/1/comm', 'utf8').trim());

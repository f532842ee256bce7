/** Programs that the tests need but npm does not install, and their Debian packages. */
import { existsSync, readFileSync } from 'node:fs';

import { chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';

type Tool = { find: () => string | undefined; packages: readonly string[] };

const file =
  (...candidates: (string | undefined)[]) =>
  () =>
    candidates.find((candidate) => candidate && existsSync(candidate));

const asked = process.env.PW_CHROMIUM;

/** Also the driver of its WebKit, and the virtual display that WebKit needs. */
export const DEBIAN = {
  firefox: '/usr/bin/firefox-esr',
  webkit: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
};

export const TOOLS = {
  chromium: {
    // Ubuntu's /usr/bin/chromium-browser is a wrapper of a snap, so Playwright's comes first.
    find: file(asked, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/chromium-browser'),
    packages: ['chromium', 'chromium-headless-shell'],
  },
  // Playwright's own builds, or Debian's (docs/decisions.md).
  firefox: {
    find: file(firefox.executablePath(), DEBIAN.firefox),
    packages: ['firefox-esr'],
  },
  webkit: {
    find: () =>
      file(webkit.executablePath())() ?? (file(DEBIAN.display)() && file(DEBIAN.webkit)()),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  nginx: { find: file('/usr/sbin/nginx'), packages: ['nginx'] },
  // Unlike apache2, this package does not start a service.
  apache2: { find: file('/usr/sbin/apache2'), packages: ['apache2-bin'] },
  caddy: { find: file('/usr/bin/caddy'), packages: ['caddy'] },
  // The fallback fonts are based on Arial, of which Liberation Sans has the metrics.
  fonts: {
    find: () =>
      process.platform === 'linux'
        ? file('/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf')()
        : process.platform,
    packages: ['fonts-liberation'],
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/** It loads a page in half the time. An argument with features would replace Playwright's list of them. */
export const HEADLESS_SHELL: LaunchOptions = {
  executablePath: file(asked, '/usr/bin/chromium-headless-shell')() ?? TOOLS.chromium.find(),
};

/**
 * What visitors use. Unlike it, the headless shell has no bfcache, sends unexpected mouse-move events, and
 * renders text slightly wider. Without these features, each window would load two pages for its address bar,
 * which takes a third of the time of a short test and skews measurements.
 */
export const FULL_CHROMIUM: LaunchOptions = {
  executablePath: TOOLS.chromium.find(),
  args: ['--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'],
};

export const isPlaywrights = (browser: 'firefox' | 'webkit') =>
  existsSync({ firefox, webkit }[browser].executablePath());

export const missingTools = () =>
  (Object.keys(TOOLS) as ToolName[]).filter((name) => !TOOLS[name].find());

/**
 * With RUNLEVEL=1, Debian does not start a service after installing it. The packages that these recommend
 * are 246 more, such as those for printing.
 */
export const installCommand = (missing: readonly ToolName[]) =>
  `apt-get update && RUNLEVEL=1 apt-get install -y --no-install-recommends ${missing.flatMap((name) => TOOLS[name].packages).join(' ')}`;

/**
 * Docker and Podman make these files in each container
 * (https://github.com/systemd/systemd/blob/main/src/basic/virt.c).
 */
const CONTAINER_FILES = ['/.dockerenv', '/run/.containerenv'];

/**
 * Only as root on Debian, in a container or in CI, because what is installed there is gone afterward.
 * Services of CI set `CI` (https://docs.github.com/en/actions/reference/workflows-and-actions/variables).
 * LXC sets `container`, too, but people keep its containers. Ubuntu packages its browsers differently.
 */
export const mayInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')) &&
  (Boolean(process.env.CI) || CONTAINER_FILES.some((file) => existsSync(file)));

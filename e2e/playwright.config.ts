import path from 'node:path';

import { defineConfig, type Project, type ReporterDescription } from '@playwright/test';

import { DEBIAN, HEADLESS_SHELL, isPlaywrights, TOOLS } from '@/e2e/support/tools';
import { root } from '@/scripts/command';

import { CRM_PORT, E2E_DIR, REPORTS, SITES } from './sites';

const SPECS = ['**/e2e/sample/**/*.spec.ts', '**/e2e/judges/*.spec.ts'];
const JOURNEYS = '**/engines/*.spec.ts';

/** `SITES=tracking npm run test:e2e -- consent` makes one export only. */
const names = process.env.SITES?.split(',') ?? Object.keys(SITES);

/** docs/decisions.md#browsers */
function journeysIn(browserName: 'firefox' | 'webkit'): Project[] {
  if (!TOOLS[browserName].find()) return [];
  const use = { browserName, launchOptions: {} };
  if (isPlaywrights(browserName))
    return [{ name: browserName, testMatch: SPECS, testIgnore: JOURNEYS, grep: /@engines/, use }];
  const name = `${browserName} of Debian`;
  return [{ name, testMatch: JOURNEYS, fullyParallel: false, timeout: 180_000, use }];
}

const CI = Boolean(process.env.CI);

/** Kept by .github/workflows/test.yml. */
const HTML_REPORT: ReporterDescription[] = [
  ['html', { outputFolder: path.join(root, REPORTS.html), open: 'never' }],
];

export const SERVER = {
  cwd: root,
  // A running server might serve a different build.
  reuseExistingServer: false,
  // For three builds on a busy machine.
  timeout: 30 * 60_000,
};

/** Debian's WebKit needs a display, which tells its number (engines/drivers.ts). */
const SCREEN = {
  ...SERVER,
  command: `${DEBIAN.display} -displayfd 1 -screen 0 1600x1200x24 -nolisten tcp`,
  wait: { stdout: /(?<webkit_display>\d+)/ },
};
const hasWebKitDriver = TOOLS.webkit.find() && !isPlaywrights('webkit');

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, E2E_DIR, 'results'),
  fullyParallel: true,
  forbidOnly: CI,
  retries: 0,
  // One more than the cores of the smallest machine: a test often waits.
  workers: 3,
  // For tests that hang.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(root, REPORTS.playwright) }],
    ...(CI ? HTML_REPORT : []),
  ],
  use: {
    screenshot: 'only-on-failure',
    // With snapshots of each action, tests take a fifth more time.
    trace: CI ? { mode: 'retain-on-failure', screenshots: false, snapshots: false } : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: HEADLESS_SHELL,
  },
  projects: [
    // They use few workers, so they come first.
    ...journeysIn('firefox'),
    ...journeysIn('webkit'),
    { name: 'dev', testMatch: '**/code/dev.spec.ts' },
    // Each project would start workers of its own.
    { name: 'sites', testMatch: SPECS, testIgnore: JOURNEYS },
  ],
  webServer: [
    { ...SERVER, command: `node --import tsx e2e/serve.ts ${names.join(' ')}`, port: CRM_PORT },
    ...(hasWebKitDriver ? [SCREEN] : []),
  ],
});

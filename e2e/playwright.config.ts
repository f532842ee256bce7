import path from 'node:path';

import { defineConfig, type Project, type ReporterDescription } from '@playwright/test';

import { CRM_PORT, E2E_DIR, REPORTS } from './exports';
import { HEADLESS_SHELL } from '@/kit/testing/chromium';
import { root } from '@/scripts/command';
import { isPlaywrights, TOOLS } from '@/kit/testing/tools';

import { hasSample, isComplete } from './builds';

const KIT_TESTS = path.join(root, 'kit/tests');

const SAMPLE = '**/e2e/sample/**/*.spec.ts';
const DEBIAN = '**/engines/debian.spec.ts';

const COMPANY = '**/e2e/company/*.spec.ts';
/** Leads of the form that the browser posts. */
const NATIVE = '**/e2e/company/native.spec.ts';

/** The main journeys in a browser other than Chromium (docs/decisions/0018-engines.md). */
function journeysIn(browserName: 'firefox' | 'webkit'): Project[] {
  if (!hasSample || !TOOLS[browserName].find()) return [];
  const use = { browserName, launchOptions: {} };
  if (isPlaywrights(browserName))
    return [
      {
        name: browserName,
        testMatch: isComplete ? [SAMPLE, NATIVE] : SAMPLE,
        testIgnore: DEBIAN,
        grep: /@engines/,
        use,
      },
    ];
  // The tests of the file share a browser, and the first one includes the time that it takes to start.
  const name = `${browserName} of Debian`;
  return [{ name, testMatch: DEBIAN, fullyParallel: false, timeout: 180_000, use }];
}

const CI = Boolean(process.env.CI);

/** .github/workflows/test.yml keeps it. */
const HTML_REPORT: ReporterDescription[] = [
  ['html', { outputFolder: path.join(root, REPORTS.html), open: 'never' }],
];

export default defineConfig({
  testDir: '.',
  globalSetup: hasSample ? './nameBrowsers.ts' : undefined,
  outputDir: path.join(root, E2E_DIR, 'results'),
  fullyParallel: true,
  forbidOnly: CI,
  retries: 0,
  workers: 2,
  // Only tests that hang should reach this limit.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(root, REPORTS.playwright) }],
    ...(CI ? HTML_REPORT : []),
  ],
  use: {
    screenshot: 'only-on-failure',
    // To turn on traces for one run, use `--trace on` (CONTRIBUTING.md).
    trace: CI ? 'retain-on-failure' : 'off',
    // Most tests use reduced motion (`MOVING`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: HEADLESS_SHELL,
  },
  projects: [
    // First what uses only one worker: at the end, the second would be idle until the kit's tests start.
    ...journeysIn('firefox'),
    ...journeysIn('webkit'),
    // An owner deletes it, or does not want it.
    ...(isComplete ? [{ name: 'dev', testMatch: '**/code/dev.spec.ts' }] : []),
    // One project for all sites, because each project starts workers of its own. The folder of a test says
    // which build it opens (sample/support/test.ts).
    {
      name: 'sites',
      testMatch: isComplete ? [SAMPLE, COMPANY] : SAMPLE,
      testIgnore: DEBIAN,
    },
    { name: 'fixture', testMatch: 'fixture.setup.ts' },
    {
      // These tests start their own servers, for the fixture of the kit.
      name: 'kit',
      testDir: KIT_TESTS,
      dependencies: ['fixture'],
    },
    // The editor (`npm run test:editor`). Its tests start their own server. npm itself sets EDITOR.
    ...(process.env.E2E_EDITOR
      ? [{ name: 'editor', testMatch: '**/code/editor.spec.ts', use: { actionTimeout: 30_000 } }]
      : []),
    // The hosts' own tools (`npm run test:hosts`).
    ...(process.env.E2E_SERVICES
      ? [{ name: 'services', testMatch: '**/code/services.spec.ts' }]
      : []),
  ],
  webServer: {
    command: 'node --import tsx e2e/servers.ts',
    cwd: root,
    port: CRM_PORT,
    // A server that is already running might be serving a different build.
    reuseExistingServer: false,
  },
});

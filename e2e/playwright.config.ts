import path from 'node:path';

import { defineConfig, type ReporterDescription } from '@playwright/test';

import type { EngineOptions } from '@/kit/testing/engines/engineTest';
import { COMPANY_EXPORT, CRM_PORT, E2E_DIR, EXPORTS, REPORTS } from './exports';
import { HEADLESS_SHELL } from '@/kit/testing/chromium';
import { root } from '@/scripts/command';
import { ENGINES, findEngine } from '@/kit/testing/tools';

import { isComplete } from './builds';

const KIT_TESTS = path.join(root, 'kit/tests');

/** The files of the engine projects that Chromium runs, too. */
const IN_CHROMIUM = '**/engines/{before-hydration,errors}.spec.ts';

const CI = Boolean(process.env.CI);

/** .github/workflows/test.yml keeps it. */
const HTML_REPORT: ReporterDescription[] = [
  ['html', { outputFolder: path.join(root, REPORTS.html), open: 'never' }],
];

const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;

export default defineConfig<object, EngineOptions>({
  testDir: '.',
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
    // The engine projects run the tests in `engines`. In Chromium, they run only two of the files,
    // because the projects below use Chromium, too. Each engine project uses one worker, so that
    // its files can share a browser. List the engine projects first: if one of them ran last, the
    // second worker would be idle.
    ...ENGINES.filter((engine) => findEngine(engine)).map((engine) => ({
      name: `engines: ${engine}`,
      testMatch: engine === 'chromium' ? IN_CHROMIUM : '**/engines/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      // The duration of the first test includes the time that the browser takes to start.
      timeout: 120_000,
      use: { baseURL: address(EXPORTS.delivered), engine },
    })),
    // One project for all builds of the sample, because each project starts workers of its own. The
    // folder of a test says which build it opens (sample/support/test.ts).
    {
      name: 'sample',
      testMatch: '**/e2e/sample/**/*.spec.ts',
      testIgnore: '**/engines/**',
    },
    // An owner deletes it, or does not want it.
    ...(isComplete
      ? [
          {
            name: 'company',
            testDir: 'company',
            testMatch: '*.spec.ts',
            use: { baseURL: address(COMPANY_EXPORT) },
          },
          { name: 'dev', testMatch: '**/code/dev.spec.ts' },
        ]
      : []),
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

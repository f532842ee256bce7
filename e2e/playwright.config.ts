import { existsSync } from 'node:fs';
import path from 'node:path';

import { defineConfig } from '@playwright/test';

import type { EngineOptions } from '@/kit/testing/engines/engineTest';
import { COMPANY_EXPORT, CRM_PORT, E2E_DIR, EXPORTS, REPORTS } from '@/scripts/exports';
import { HEADLESS_SHELL } from '@/kit/testing/chromium';
import { root } from '@/scripts/command';
import { ENGINES, findEngine } from '@/kit/testing/tools';

const { asking, configured, delivered, nested, sending } = EXPORTS;

const KIT_TESTS = path.join(root, 'kit/tests');

/** The one file of the engine projects that Chromium runs, too. */
const BEFORE_HYDRATION = '**/engines/before-hydration.spec.ts';

const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: path.join(root, E2E_DIR, 'results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Only tests that hang should reach this limit.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, REPORTS.playwright) }]],
  use: {
    // Recording traces takes a third of the run time. To turn on traces for one run, use `npx
    // playwright test … --trace on` (CONTRIBUTING.md).
    trace: 'off',
    // Most tests use reduced motion (`MOVING`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: HEADLESS_SHELL,
  },
  projects: [
    // The engine projects run the tests in `engines`. In Chromium, they run only one of the files,
    // because the projects below use Chromium, too. Each engine project uses one worker, so that
    // its files can share a browser. List the engine projects first: if one of them ran last, the
    // second worker would be idle.
    ...ENGINES.filter((engine) => findEngine(engine)).flatMap((engine) => [
      {
        name: `engines: ${engine}`,
        testMatch: engine === 'chromium' ? BEFORE_HYDRATION : ['**/engines/*.spec.ts'],
        fullyParallel: false,
        workers: 1,
        // The duration of the first test includes the time that the browser takes to start.
        timeout: 120_000,
        use: { baseURL: address(delivered), engine },
      },
      {
        name: `drivers: ${engine}`,
        testDir: KIT_TESTS,
        testMatch: '**/engines.spec.ts',
        workers: 1,
        timeout: 120_000,
        use: { engine },
      },
    ]),
    {
      name: 'sample',
      testMatch: '**/e2e/sample/*.spec.ts',
      use: { baseURL: address(delivered) },
    },
    // Only with its export, which an owner does not build.
    ...(existsSync(path.join(root, COMPANY_EXPORT.dir, 'index.html'))
      ? [
          {
            name: 'company',
            testDir: 'company',
            testMatch: '*.spec.ts',
            use: { baseURL: address(COMPANY_EXPORT) },
          },
        ]
      : []),
    {
      name: 'dev',
      testMatch: '**/code/dev.spec.ts',
    },
    {
      name: 'configured',
      testMatch: '**/configured/*.spec.ts',
      use: { baseURL: address(configured) },
    },
    {
      name: 'asking',
      testMatch: '**/asking/*.spec.ts',
      use: { baseURL: address(asking) },
    },
    {
      name: 'sending',
      testMatch: '**/sample/sending/*.spec.ts',
      use: { baseURL: address(sending) },
    },
    {
      name: 'preview',
      testMatch: '**/sample/nested/*.spec.ts',
      use: { baseURL: address(nested) },
    },
    {
      // These tests start their own servers, for the fixture of the kit.
      name: 'kit',
      testDir: KIT_TESTS,
      testIgnore: '**/engines.spec.ts',
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

import path from 'node:path';

import { defineConfig } from '@playwright/test';

import type { EngineOptions } from '@/e2e/engines/test';
import { MOVING } from '@/e2e/support/motion';
import { WINDOWED } from '@/e2e/support/windowed';
import { findHeadlessShell, NO_ADDRESS_BAR } from '@/scripts/browser';
import { ENGINES, findEngine } from '@/scripts/engines';
import { CRM_PORT, E2E_DIR, EXPORTS, REPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

const { asking, configured, delivered } = EXPORTS;

const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;

/** WebKit of Debian is driven by scripts of its own in the page, so they stay on. */
const UNKNOWN_TO_WEBKIT =
  findEngine('webkit')?.driver === 'webdriver' ? ['**/scripts-off.spec.ts'] : [];

/** An export behind the same server, with the same headers, as `npm start`. */
const server = ({
  dir,
  port,
  env,
}: {
  dir: string;
  port: number;
  env: Record<string, string>;
}) => ({
  command: `node --import tsx scripts/serve.ts --dir ${dir} --port ${port}`,
  cwd: root,
  env,
  url: `http://127.0.0.1:${port}/`,
  // A server that is there already could serve another build.
  reuseExistingServer: false,
});

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: path.join(root, E2E_DIR, 'results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // For what hangs, not for what is slow: the machines of CI are shared.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, REPORTS.playwright) }]],
  use: {
    // It takes a third of the time. To have one: `npx playwright test … --trace on` (CONTRIBUTING.md).
    trace: 'off',
    // Less motion is what most tests want (support/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findHeadlessShell(), args: [NO_ADDRESS_BAR] },
  },
  projects: [
    {
      name: 'default',
      testIgnore: ['asking', 'configured', 'engines', 'gallery', 'hosts', 'keyboard'].map(
        (folder) => `**/e2e/${folder}/**`,
      ),
      use: { baseURL: address(delivered) },
    },
    {
      name: 'keyboard',
      testDir: 'keyboard',
      use: { baseURL: address(delivered), launchOptions: WINDOWED, ...MOVING },
    },
    {
      name: 'configured',
      testDir: 'configured',
      use: { baseURL: address(configured) },
    },
    {
      name: 'asking',
      testDir: 'asking',
      use: { baseURL: address(asking) },
    },
    // Pictures for people, which compare nothing: made on demand, by `npm run gallery`.
    ...(process.env.GALLERY
      ? [{ name: 'gallery', testDir: 'gallery', use: { baseURL: address(delivered) } }]
      : []),
    {
      // Each test starts the server that it asks.
      name: 'hosts',
      testDir: 'hosts',
    },
    ...ENGINES.filter((engine) => findEngine(engine)).map((engine) => ({
      // The same journeys in each. One file after the other, so that one browser serves a file.
      name: `engines: ${engine}`,
      testDir: 'engines',
      testIgnore: engine === 'webkit' ? UNKNOWN_TO_WEBKIT : [],
      fullyParallel: false,
      // Its first test starts a browser.
      timeout: 120_000,
      use: { baseURL: address(delivered), engine },
    })),
  ],
  webServer: [
    server(delivered),
    server(configured),
    server(asking),
    {
      command: 'node --import tsx e2e/crm-stub.ts',
      cwd: root,
      env: { PORT: String(CRM_PORT) },
      port: CRM_PORT,
      reuseExistingServer: false,
    },
  ],
});

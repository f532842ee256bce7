/** The audit of any site, of which only the URL is known: one test for each page. */
import { defineConfig } from '@playwright/test';

import { HEADLESS_SHELL } from '@/kit/testing/chromium';

import { OPTIONS, RESULTS } from './options';

export default defineConfig({
  testDir: '.',
  outputDir: RESULTS,
  globalSetup: './crawl.setup.ts',
  reporter: './reporter.ts',
  fullyParallel: true,
  workers: OPTIONS.workers,
  // Chromium 156 sometimes stops painting a page, and then a screenshot or `document.fonts.ready` waits
  // forever. The page is judged again, in a new browser: on a slow machine, too.
  timeout: 120_000,
  retries: 1,
  use: { launchOptions: HEADLESS_SHELL, navigationTimeout: OPTIONS.timeout },
});

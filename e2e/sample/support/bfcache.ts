import type { LaunchOptions, Page } from '@playwright/test';

import { FULL_CHROMIUM } from '@/e2e/support/tools';

import { expect } from '@/e2e/support/test';

/**
 * With bfcache and scrollbars, which take up space. Playwright turns off both. Tests with the same options
 * share browsers. Use it at the top level of a test file: `test.use({ launchOptions: VISITORS_CHROMIUM })`.
 */
export const VISITORS_CHROMIUM: LaunchOptions = {
  ...FULL_CHROMIUM,
  ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
};

/** A restored page does not fire `load` again. */
export async function goBack(page: Page, path: string) {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
}

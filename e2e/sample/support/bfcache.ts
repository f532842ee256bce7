import type { LaunchOptions, Page } from '@playwright/test';

import { FULL_CHROMIUM } from '@/e2e/support/chromium';

import { expect } from './test';

/**
 * The Chromium that visitors use, with bfcache, which Playwright turns off. Tests with the same options share
 * browsers. Use it at the top level of a test file: `test.use({ launchOptions: VISITORS_CHROMIUM })`.
 */
export const VISITORS_CHROMIUM: LaunchOptions = {
  ...FULL_CHROMIUM,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Leaves the page with a full page load. A click on a link would be a client-side navigation. */
export const leave = (page: Page) => page.goto('./robots.txt');

/** Goes back to a page without waiting for `load`, which a restored page does not fire again. */
export async function goBack(page: Page, path: string) {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
}

/** Expects that the page was restored from bfcache, and shows the browser's reasons if not. */
export async function expectRestored(page: Page) {
  const [isRestored, reasons] = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return ['left' in window, entry?.notRestoredReasons ?? null];
  });
  expect(isRestored, JSON.stringify(reasons)).toBe(true);
}

export const markLeft = (page: Page) => page.evaluate(() => Object.assign(window, { left: true }));

import type { LaunchOptions, Page } from '@playwright/test';

import { FULL_CHROMIUM } from '@/e2e/support/chromium';

import { expect } from './test';

/**
 * With bfcache, which Playwright turns off. Tests with the same options share browsers. Use it at the top
 * level of a test file: `test.use({ launchOptions: VISITORS_CHROMIUM })`.
 */
export const VISITORS_CHROMIUM: LaunchOptions = {
  ...FULL_CHROMIUM,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** A click on a link would be a client-side navigation. */
export const leave = (page: Page) => page.goto('./robots.txt');

/** A restored page does not fire `load` again. */
export async function goBack(page: Page, path: string) {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
}

/** Shows the browser's reasons if the page was not restored. */
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

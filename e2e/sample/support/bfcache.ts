import type { LaunchOptions, Page } from '@playwright/test';

import { FULL_CHROMIUM } from '@/kit/testing/chromium';

import { expect } from './test';

/**
 * Turns on bfcache, which Playwright turns off. Use it at the top level of a test file: `test.use({
 * launchOptions: WITH_BFCACHE })`.
 */
export const WITH_BFCACHE: LaunchOptions = {
  ...FULL_CHROMIUM,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Leaves the page with a full page load. A click on a link would be a client-side navigation. */
export const leave = (page: Page) => page.goto('/robots.txt');

/** Goes back without waiting for `load`, which a restored page does not fire again. */
export const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

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

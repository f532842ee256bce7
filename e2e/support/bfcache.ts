import { expect, type LaunchOptions, type Page } from '@playwright/test';

import { WINDOWED } from '@/e2e/support/windowed';

/**
 * A browser that keeps the pages it leaves, as visitors' browsers do; Playwright starts it with
 * that turned off. For whole files: `test.use({ launchOptions: keepsPages })`.
 */
export const keepsPages: LaunchOptions = {
  ...WINDOWED,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Another document of the site: not by a link, which would stay in this one. */
export const leave = (page: Page) => page.goto('/robots.txt');

/** A page that was kept has loaded long ago. */
export const comeBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

/** Whether the page came back as it was left; the reasons of the browser if not. */
export async function expectKept(page: Page) {
  const [kept, reasons] = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return ['left' in window, entry?.notRestoredReasons ?? null];
  });
  expect(kept, JSON.stringify(reasons)).toBe(true);
}

export const markLeft = (page: Page) => page.evaluate(() => Object.assign(window, { left: true }));

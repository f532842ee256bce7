import type { Page } from '@playwright/test';

import { keepsPages } from '@/e2e/support/bfcache';
import { islandsReady, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { conversions, NETWORK_REQUEST, standInForNetwork, REPORT } from '@/e2e/support/tracking';

test.use({ launchOptions: keepsPages });

const cameBack = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming).type;
  });

/** Opens another document of the site and goes back. */
async function leaveAndReturn(page: Page) {
  await open(page, '/');
  await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await open(page, '/FAQ');
  await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
  // A page restored from bfcache does not fire `load`.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  await islandsReady(page);
}

const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await standInForNetwork(page);
});

test('A page restored from bfcache is not reported again', async ({ page }) => {
  await leaveAndReturn(page);
  expect(await isSame(page)).toBe(true);
  expect(await conversions(page)).toEqual([REPORT, REPORT]);
});

test('A page that Back reloads is not reported again', async ({ page }) => {
  // A page with an `unload` listener is not stored in bfcache.
  await page.addInitScript(() => window.addEventListener('unload', () => {}));
  await leaveAndReturn(page);
  expect(await isSame(page)).toBe(false);
  expect(await cameBack(page)).toBe('back_forward');
  await page.waitForLoadState('networkidle');
  expect(await conversions(page)).toEqual([]);
  await page.reload();
  await islandsReady(page);
  await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
});

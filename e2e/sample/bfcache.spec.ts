import { goBack, VISITORS_CHROMIUM } from '@/e2e/sample/support/bfcache';
import { islandsReady, MOVING } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';

test.use({ ...MOVING, launchOptions: VISITORS_CHROMIUM });

const FORM = '/forms/wtl/demo/';

type Restored = PerformanceNavigationTiming & { notRestoredReasons?: unknown };

test('Back restores a page from bfcache', async ({ page }) => {
  // The demo form, and pages with different islands and sections.
  for (const path of ['/', '/Products', '/thank-you', FORM]) {
    await page.goto(path);
    if (path !== FORM) await islandsReady(page);
    await page.evaluate(() => Object.assign(window, { left: true }));
    // With a full page load.
    await page.goto('./robots.txt');
    await goBack(page, path);
    const [isRestored, reasons] = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as Restored[];
      return ['left' in window, entry?.notRestoredReasons];
    });
    expect(isRestored, JSON.stringify(reasons)).toBe(true);
  }
});

import {
  expectRestored,
  goBack,
  leave,
  markLeft,
  VISITORS_CHROMIUM,
} from '@/e2e/sample/support/bfcache';
import { islandsReady, MOVING, open } from '@/e2e/sample/support/page';
import { accept } from '@/e2e/sample/support/consent';
import { conversions, mockVendors, VENDOR_REQUEST } from '@/e2e/sample/support/vendors';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ ...MOVING, launchOptions: VISITORS_CHROMIUM });

const FORM = '/forms/wtl/demo/';

test('Back restores a page from bfcache', async ({ page }) => {
  // The demo form, and pages with different islands and sections.
  for (const path of ['/', '/Products', '/thank-you', FORM]) {
    await page.goto(path);
    if (path !== FORM) await islandsReady(page);
    await markLeft(page);
    await leave(page);
    await goBack(page, path);
    await expectRestored(page);
  }
});

test.describe('With tracking', () => {
  test.use({ build: 'tracking' });

  test('A page view is reported only once, even if Back reloads the page', async ({
    page,
    permit,
  }) => {
    permit(VENDOR_REQUEST);
    await mockVendors(page.context());
    await open(page, '/');
    await accept(page);
    // A page with an `unload` listener is not stored in bfcache.
    await page.evaluate(() => window.addEventListener('unload', () => {}));
    await markLeft(page);
    await leave(page);
    await goBack(page, '/');
    await islandsReady(page);
    expect(await page.evaluate(() => 'left' in window)).toBe(false);
    // Before the click, the page reports that it has loaded.
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
    const email = page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'hello@brightkiln.example' });
    await email.click();
    await expect.poll(() => conversions(page)).toEqual(['track 7654321']);
  });
});

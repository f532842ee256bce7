import type { Page } from '@playwright/test';

import {
  expectRestored,
  goBack,
  leave,
  markLeft,
  VISITORS_CHROMIUM,
} from '@/e2e/sample/support/bfcache';
import { islandsReady, MOVING, open } from '@/e2e/sample/support/page';
import { conversions, NETWORK_REQUEST } from '@/e2e/sample/support/service';
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

test.describe('Tracking and bfcache', () => {
  test.use({ build: 'asking', hasConsent: true });

  /** The two events of a page load: `app-load` and `footer-load`. */
  const LOADED = ['track 7654321', 'track 7654321'];

  async function leaveAndReturn(page: Page) {
    await markLeft(page);
    await open(page, '/FAQ');
    await expect.poll(() => conversions(page)).toEqual(LOADED);
    await goBack(page, '/');
    await islandsReady(page);
  }

  test('A page view is reported only once, even if Back restores or reloads the page', async ({
    page,
    permit,
  }) => {
    permit(NETWORK_REQUEST);
    await open(page, '/');
    await expect.poll(() => conversions(page)).toEqual(LOADED);
    await leaveAndReturn(page);
    await expectRestored(page);
    expect(await conversions(page)).toEqual(LOADED);
    // A page with an `unload` listener is not stored in bfcache.
    await page.evaluate(() => window.addEventListener('unload', () => {}));
    await leaveAndReturn(page);
    expect(await page.evaluate(() => 'left' in window)).toBe(false);
    // What the page reports when it loads comes before a click.
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
    const email = page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'hello@brightkiln.example' });
    await email.click();
    await expect.poll(() => conversions(page)).toEqual(['track 7654321']);
  });
});

import type { Page } from '@playwright/test';

import { expectRestored, goBack, markLeft, WITH_BFCACHE } from '@/e2e/sample/support/bfcache';
import { islandsReady, open } from '@/e2e/sample/support/page';
import { conversions, mockAdNetwork, NETWORK_REQUEST } from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ launchOptions: WITH_BFCACHE });

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
  await mockAdNetwork(page);
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

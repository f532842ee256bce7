/**
 * Tests "Book Now" before hydration, in Chromium only. sample/engines/before-hydration.spec.ts tests
 * it in all engines.
 */
import type { Page } from '@playwright/test';

import { booking, bookNow } from '@/e2e/sample/support/booking';
import { islandsReady, stopClock } from '@/e2e/sample/support/page';
import { popup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';
import { delayScripts, shown } from '@/kit/testing/delayRequests';
import { scriptsOf } from '@/kit/testing/pageScripts';

const bookSchool = (page: Page) => bookNow(page, 'School Management Software');
const CONTACT = '/ContactUs?product=School+Management+Software';

const busy = (page: Page) => page.locator('button[aria-busy]');

/** Opens /Products and waits for fonts, because a late font could move the click target. */
async function showProducts(page: Page) {
  await shown(page, '/Products');
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em sans'))).toBe(true);
}

test('Pressing Enter on "Book Now" before hydration makes the button busy, and a click elsewhere cancels the booking', async ({
  page,
}) => {
  await stopClock(page);
  const release = await delayScripts(page);
  await showProducts(page);
  await bookSchool(page).focus();
  await page.keyboard.press('Enter');
  await expect(busy(page)).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(busy(page)).toHaveCount(0);
  release();
  await islandsReady(page);
  await expect(booking(page)).toHaveCount(0);
  await bookSchool(page).click();
  await expect(booking(page)).toBeVisible();
});

test('When a script fails to load, a pending click on "Book Now" leads to the contact page', async ({
  page,
  permit,
  request,
}) => {
  permit(/^(failed|console) .*net::ERR_FAILED/);
  let fail = () => {};
  const failing = new Promise<void>((done) => (fail = done));
  const last = (await scriptsOf(request, '/Products')).at(-1);
  await page.route(`**${last}`, async (route) => {
    await failing;
    await route.abort();
  });
  // Stop the clock, so that the contact page can open only because of the failed script, and not
  // because of the 8 s timeout.
  await stopClock(page);
  await showProducts(page);
  await bookSchool(page).click();
  await expect(busy(page)).toHaveCount(1);
  fail();
  await expect(page).toHaveURL(CONTACT);
});

test('If the scripts have not loaded 8 s after the last click on "Book Now", that click leads to the contact page', async ({
  page,
}) => {
  await stopClock(page);
  const release = await delayScripts(page);
  await showProducts(page);
  await bookNow(page, 'Food Delivery App').click();
  await page.clock.runFor(5000);
  await bookSchool(page).click();
  await page.clock.runFor(7900);
  await expect(busy(page)).toHaveCount(1);
  await expect(page).toHaveURL('/Products');
  await page.clock.runFor(100);
  await expect(page).toHaveURL(CONTACT);
  release();
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('sees the booking dialog that was requested before hydration, and the popup only after closing the dialog', async ({
    page,
  }) => {
    // Install a clock that keeps running. Later, `fastForward` simulates scripts that take 5 s to
    // load.
    await page.clock.install();
    const release = await delayScripts(page);
    await showProducts(page);
    await bookSchool(page).click();
    await page.clock.fastForward(5000);
    release();
    await expect(booking(page)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeVisible();
    await expect(booking(page)).toHaveCount(0);
  });
});

/**
 * "Book Now" before hydration: the cases that one engine suffices for (see
 * e2e/engines/before-hydration).
 */
import type { Page } from '@playwright/test';

import { booking, bookNow, TITLES } from '@/e2e/support/booking';
import { CHUNKS } from '@/e2e/support/deploy';
import { delayScripts, shown } from '@/e2e/support/delayScripts';
import { popup } from '@/e2e/support/popup';
import { islandsReady, stopClock } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const TITLE = TITLES[4]!;
const CONTACT = `/ContactUs?product=${TITLE.replaceAll(' ', '+')}`;

const busy = (page: Page) => page.locator('button[aria-busy]');

test('A click right after the first paint of /Products opens the booking', async ({ page }) => {
  await page.goto('/Products', { waitUntil: 'commit' });
  await bookNow(page, TITLE).click();
  await expect(booking(page)).toHaveAccessibleName(`Book ${TITLE}`);
  await expect(page).toHaveURL('/Products');
  await expect(busy(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  await expect(bookNow(page, TITLE)).toBeFocused();
});

test.describe('While the scripts are delayed', () => {
  let release: () => void;

  test.beforeEach(async ({ page }) => {
    release = await delayScripts(page);
    await shown(page, '/Products');
  });

  test('Enter on the button loads the scripts immediately and opens the booking', async ({
    page,
  }) => {
    const asked = page.waitForRequest(`${CHUNKS}/main-app-*`);
    await bookNow(page, TITLE).focus();
    await page.keyboard.press('Enter');
    await asked;
    await expect(busy(page)).toHaveCount(1);
    release();
    await expect(booking(page)).toBeVisible();
  });

  for (const [name, act] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['another action', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
  ] as const) {
    test(`${name} cancels the pending booking`, async ({ page }) => {
      await bookNow(page, TITLE).click();
      await expect(busy(page)).toHaveCount(1);
      await act(page);
      await expect(busy(page)).toHaveCount(0);
      release();
      await islandsReady(page);
      await expect(booking(page)).toHaveCount(0);
    });
  }

  test('after Back, no button is busy, and the next click opens the booking', async ({ page }) => {
    await bookNow(page, TITLE).click();
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect(bookNow(page, TITLE)).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
    release();
    await bookNow(page, TITLE).click();
    await expect(booking(page)).toBeVisible();
  });
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('sees the booking first, and the popup only afterwards', async ({ page }) => {
    const release = await delayScripts(page);
    await shown(page, '/Products');
    await bookNow(page, TITLE).click();
    // The popup's delay starts with the first paint, so it ends before the scripts load.
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(4000);
    release();
    await expect(booking(page)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeVisible();
    await expect(booking(page)).toHaveCount(0);
  });
});

test('After a failed script, pending and later bookings go to the contact page', async ({
  page,
  permit,
}) => {
  permit(/^(failed|console) .*net::ERR_FAILED/);
  let fail = () => {};
  const failing = new Promise<void>((done) => (fail = done));
  await page.route(`${CHUNKS}/main-app-*`, async (route) => {
    await failing;
    await route.abort();
  });
  await shown(page, '/Products');
  await bookNow(page, TITLE).click();
  await expect(busy(page)).toHaveCount(1);
  fail();
  await expect(page).toHaveURL(CONTACT);
});

test('If scripts have not loaded 8 s after the last click, the booking goes to the contact page', async ({
  page,
}) => {
  await stopClock(page);
  const release = await delayScripts(page);
  await shown(page, '/Products');
  await bookNow(page, TITLES[0]!).click();
  await page.clock.runFor(5000);
  await bookNow(page, TITLE).click();
  await page.clock.runFor(7900);
  await expect(busy(page)).toHaveCount(1);
  await expect(page).toHaveURL('/Products');
  await page.clock.runFor(100);
  await expect(page).toHaveURL(CONTACT);
  release();
});

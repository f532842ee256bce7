import type { Page } from '@playwright/test';

import { book, booking, bookNow, TITLES } from '@/e2e/support/booking';
import { isLocked, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const TITLE = TITLES[4]!;

/** A point outside the dialog, which is centered in a wide window. */
const BESIDE = { x: 20, y: 400 };

async function openBooking(page: Page) {
  await open(page, '/Products');
  await bookNow(page, TITLE).scrollIntoViewIfNeeded();
  await book(page, TITLE);
}

const WAYS_OUT = {
  'its ×': (page: Page) => booking(page).getByRole('button', { name: 'Close' }).click(),
  'a press on the overlay': (page: Page) => page.mouse.click(BESIDE.x, BESIDE.y),
  Esc: (page: Page) => page.keyboard.press('Escape'),
};

for (const [name, leave] of Object.entries(WAYS_OUT)) {
  test(`Closing the booking with ${name} unlocks scrolling and restores focus`, async ({
    page,
  }) => {
    await openBooking(page);
    expect(await isLocked(page)).toBe(true);
    await leave(page);
    await expect(booking(page)).toHaveCount(0);
    expect(await isLocked(page)).toBe(false);
    await expect(bookNow(page, TITLE)).toBeFocused();
    await expect(page).toHaveURL('/Products');
  });
}

test('Back closes the booking and unlocks scrolling', async ({ page }) => {
  await open(page, '/Services');
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/Products');
  await book(page, TITLE);
  await expect(booking(page).getByTitle('Booking Form')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/Services');
  await expect(booking(page)).toHaveCount(0);
  expect(await isLocked(page)).toBe(false);
});

test('A click inside does not close the booking, even if it ends outside', async ({ page }) => {
  await openBooking(page);
  const heading = booking(page).getByRole('heading', { level: 2 });
  await heading.click();
  await heading.hover();
  await page.mouse.down();
  await page.mouse.move(BESIDE.x, BESIDE.y);
  await page.mouse.up();
  await expect(booking(page)).toBeVisible();
  // The dialog does listen to clicks: one that starts and ends outside closes it.
  await page.mouse.click(BESIDE.x, BESIDE.y);
  await expect(booking(page)).toHaveCount(0);
});

test('Another product can be booked afterwards', async ({ page }) => {
  await openBooking(page);
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  await book(page, TITLES[5]!);
  await expect(booking(page)).toHaveAccessibleName(`Book ${TITLES[5]}`);
});

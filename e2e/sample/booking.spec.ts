import type { Page } from '@playwright/test';

import { book, booking } from '@/e2e/sample/support/booking';
import { formIn, submitIn } from '@/e2e/sample/support/form';
import { back, expectPage, follow, isLocked, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

/** A point on the backdrop, to the left of the centered dialog. */
const BESIDE = { x: 20, y: 400 };

const frame = (page: Page) => booking(page).getByTitle('Booking Form', { exact: true });
const form = (page: Page) => formIn(booking(page), 'Booking Form');

// before-hydration.spec.ts tests its words, its form and its focus, before hydration and after it.
test('The booking dialog opens 100 px from the top, stays open after clicks inside it, and closes with the backdrop and with Back @engines', async ({
  page,
}) => {
  await open(page, '/AboutUs');
  await follow(page, 'Products');
  await expectPage(page, '/Products', 'Products');
  await book(page, 'SaaS Development');
  await expect(
    booking(page).getByText('Fill out the form below to secure your appointment'),
  ).toBeVisible();
  await expect(submitIn(form(page))).toBeVisible();

  const { x, y, width, height } = (await booking(page).boundingBox())!;
  expect(y).toBe(100);
  for (const point of [
    // Clicks around the frame (above and left) and in the header must not close the
    // dialog.
    { x: x + width / 2, y: (await frame(page).boundingBox())!.y - 6 },
    { x: x + 4, y: y + height / 2 },
    { x: x + 20, y: y + 20 },
  ])
    await page.mouse.click(point.x, point.y);
  // A drag from the dialog to the backdrop must not close the dialog.
  await page.mouse.down();
  await page.mouse.move(BESIDE.x, BESIDE.y);
  await page.mouse.up();
  await expect(booking(page)).toBeVisible();
  await page.mouse.click(BESIDE.x, BESIDE.y);
  await expect(booking(page)).toHaveCount(0);

  await book(page, 'Loan Management System');
  await back(page, '/AboutUs');
  await expectPage(page, '/AboutUs', 'About us');
  await expect(booking(page)).toHaveCount(0);
  await expect.poll(() => isLocked(page)).toBe(false);
});

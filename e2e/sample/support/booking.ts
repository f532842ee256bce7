import type { Page } from '@playwright/test';

import { expect } from './test';

/** The booking dialog of any product. */
export const booking = (page: Page) => page.getByRole('dialog', { name: /^Book /i });

export const bookNow = (page: Page, product: string) =>
  page.getByRole('article', { name: product }).getByRole('button', { name: 'Book Now' });

export async function book(page: Page, product: string) {
  await bookNow(page, product).click();
  await expect(booking(page)).toBeVisible();
}

/**
 * Opens the booking dialog and advances a stopped clock until the form is requested: long enough for
 * a dialog to be painted, but too short for the popup to start fading in.
 */
export async function bookStopped(page: Page, product: string) {
  await book(page, product);
  await page.clock.runFor(40);
}

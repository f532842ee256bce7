import { expect, type Page } from '@playwright/test';

import { products } from '@/content/collections/products';

export const TITLES: readonly string[] = products.map(({ title }) => title);

/** Ignores letter case: tests simulate a translation with uppercase text (translate.ts). */
export const booking = (page: Page) => page.getByRole('dialog', { name: /^Book /i });

export const bookNow = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('button', { name: 'Book Now' });

export async function book(page: Page, title: string) {
  await bookNow(page, title).click();
  await expect(booking(page)).toBeVisible();
}

/**
 * In this time (in ms), a dialog is painted and requests its form, but the popup's fade-in does not
 * start.
 */
const FRAMES_MS = 40;

/** Opens the booking dialog, and advances the stopped clock until the form is requested. */
export async function bookStopped(page: Page, title: string) {
  await book(page, title);
  await page.clock.runFor(FRAMES_MS);
}

import { expect, type Page } from '@playwright/test';

import { products } from '@/content/collections/products';

/** The titles of the catalogue, in order. */
export const TITLES: readonly string[] = products.map(({ title }) => title);

/** By its name; a translation of the tests is in capitals. */
export const booking = (page: Page) => page.getByRole('dialog', { name: /^Book /i });

export const bookNow = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('button', { name: 'Book Now' });

export async function book(page: Page, title: string) {
  await bookNow(page, title).click();
  await expect(booking(page)).toBeVisible();
}

/** A dialog asks for its form once it has been painted. Less than the popup takes to fade in. */
const FRAMES_MS = 40;

/** On a page whose clock only the test moves: until the form is asked for. */
export async function bookStopped(page: Page, title: string) {
  await book(page, title);
  await page.clock.runFor(FRAMES_MS);
}

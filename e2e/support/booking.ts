import { expect, type Page } from '@playwright/test';

import { products } from '@/content/collections/products';

/** The product titles, in order. */
export const TITLES: readonly string[] = products.map(({ title }) => title);

/** By name. The translation in tests is uppercase. */
export const booking = (page: Page) => page.getByRole('dialog', { name: /^Book /i });

export const bookNow = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('button', { name: 'Book Now' });

export async function book(page: Page, title: string) {
  await bookNow(page, title).click();
  await expect(booking(page)).toBeVisible();
}

/** A dialog requests its form after it has been painted. Shorter than the fade-in of the popup. */
const FRAMES_MS = 40;

/** On a page with a stopped clock: advances it until the form is requested. */
export async function bookStopped(page: Page, title: string) {
  await book(page, title);
  await page.clock.runFor(FRAMES_MS);
}

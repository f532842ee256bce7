import { expect, type Page } from '@playwright/test';

import { booking as dialogWords } from '@/content/booking';
import { products } from '@/content/lists/products';
import { products as words } from '@/content/pages/Products';
import { escapeRegExp } from '@/e2e/support/escapeRegExp';

const TITLES: readonly string[] = products.map(({ title }) => title);

/** The title of a product, by its index. In a shorter catalog, another product, or just a text. */
export const titleAt = (index: number) => TITLES[index % TITLES.length] ?? 'A product';

/** Matches the heading of the dialog for any product. */
const nameOf = (heading: string) =>
  new RegExp(`^${heading.split('{title}').map(escapeRegExp).join('.*')}$`, 'i');

/**
 * Ignores letter case, because tests use uppercase text to simulate a translation (translate.ts).
 */
export const booking = (page: Page) =>
  page.getByRole('dialog', { name: nameOf(dialogWords.heading) });

const bookNow = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('button', { name: words.bookNow });

export async function book(page: Page, title: string) {
  await bookNow(page, title).click();
  await expect(booking(page)).toBeVisible();
}

/**
 * A time, in ms, that is long enough for a dialog to be painted and to request its form, but too
 * short for the popup to start fading in.
 */
const FRAMES_MS = 40;

/** Opens the booking dialog, and advances the stopped clock until the form is requested. */
export async function bookStopped(page: Page, title: string) {
  await book(page, title);
  await page.clock.runFor(FRAMES_MS);
}

import type { Page } from '@playwright/test';

import { expect } from '@/e2e/support/test';

/** Of any product. */
export const booking = (page: Page) => page.getByRole('dialog', { name: /^Book /i });

export const bookNow = (page: Page, product: string) =>
  page.getByRole('article', { name: product }).getByRole('button', { name: 'Book Now' });

export async function book(page: Page, product: string) {
  await bookNow(page, product).click();
  await expect(booking(page)).toBeVisible();
}

import type { Page } from '@playwright/test';

import { expect } from '@/e2e/support/test';

export const popup = (page: Page) =>
  page.getByRole('dialog', { name: 'Take a Moment to Share Your Thoughts' });

/** Advances a stopped clock until the popup starts to fade in. */
export async function openPopup(page: Page) {
  await page.clock.runFor(2500);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(50);
}

export async function closePopup(page: Page) {
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(400);
  await expect(popup(page)).toHaveCount(0);
}

/** Even after twice the delay. */
export async function expectNoPopup(page: Page) {
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeHidden();
}

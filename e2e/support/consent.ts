import { expect, type Page } from '@playwright/test';

import { consent } from '@/content/consent';

export const question = (page: Page) => page.getByRole('dialog', { name: consent.title });

/**
 * Longer than the consent banner takes to appear, and shorter than the delay of the popup, in ms.
 */
const SHOWN_MS = 1000;

/** Lets the consent banner appear on a page with a stopped clock. */
export async function showQuestion(page: Page) {
  // The library is a separate chunk, and sets its timers only after it has loaded.
  await expect(page.getByText(consent.title)).toBeAttached();
  await page.clock.runFor(SHOWN_MS);
  await expect(question(page)).toBeVisible();
}

export const answer = (page: Page, choice: 'accept' | 'refuse') =>
  question(page).getByRole('button', { name: consent[choice] }).click();

export const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: consent.reopen });

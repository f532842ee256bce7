import { expect, type Page } from '@playwright/test';

import { consent } from '@/content/consent';

export const question = (page: Page) => page.getByRole('dialog', { name: consent.title });

/** Longer than the question takes to show, and less than the popup waits, in ms. */
const SHOWN_MS = 1000;

/** Lets the question show on a page whose clock stands. */
export async function showQuestion(page: Page) {
  // Its library comes with a file of its own, and only then asks the clock for anything.
  await expect(page.getByText(consent.title)).toBeAttached();
  await page.clock.runFor(SHOWN_MS);
  await expect(question(page)).toBeVisible();
}

export const answer = (page: Page, choice: 'accept' | 'refuse') =>
  question(page).getByRole('button', { name: consent[choice] }).click();

/** The footer's way back to the question. */
export const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: consent.reopen });

import type { Page } from '@playwright/test';

import { expect } from '@/e2e/support/test';

/** On the home page. */
export const counters = (page: Page) =>
  page.getByRole('region', { name: 'Who we are' }).locator('.counter');

/** They start even if the clock is stopped: the IntersectionObserver runs in real time. */
export async function startCounters(page: Page) {
  await counters(page).first().scrollIntoViewIfNeeded();
  await expect(page.locator('.counter[data-counting]')).toHaveCount(2);
}

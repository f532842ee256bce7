import type { Page } from '@playwright/test';

import { expect } from './test';

/** The two animated figures on the home page. */
export const counters = (page: Page) =>
  page.getByRole('region', { name: 'Who we are' }).locator('.counter');

/**
 * Scrolls the counters into view and waits until they start. They start even if the clock is
 * stopped, because the IntersectionObserver runs in real time.
 */
export async function startCounters(page: Page) {
  await counters(page).first().scrollIntoViewIfNeeded();
  await expect(page.locator('.counter[data-counting]')).toHaveCount(2);
}

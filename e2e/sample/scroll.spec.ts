import type { Page } from '@playwright/test';

import { VISITORS_CHROMIUM } from '@/e2e/sample/support/bfcache';
import { booking, bookNow } from '@/e2e/sample/support/booking';
import { isLocked, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';

test.use({ launchOptions: VISITORS_CHROMIUM });

/** Of elements that would shift if a scrollbar appeared or disappeared. */
const layout = (page: Page) =>
  page
    .locator('body > :is(header, main, footer), main :is(h1, article)')
    .evaluateAll((elements) =>
      elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
    );

test('A dialog causes no layout shift when it opens and closes', async ({ page }) => {
  await open(page, '/Products');
  // A card shifts on hover.
  await page.mouse.move(2, 2);
  await bookNow(page, 'School Management Software').focus();
  const before = await layout(page);
  await page.keyboard.press('Enter');
  await expect(booking(page)).toBeVisible();
  await expect.poll(() => isLocked(page)).toBe(true);
  expect(await layout(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  await expect.poll(() => isLocked(page)).toBe(false);
  expect(await layout(page)).toEqual(before);
});

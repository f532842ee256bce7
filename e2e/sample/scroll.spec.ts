/**
 * These tests use classic scrollbars, which take up space. Content must not shift when a dialog
 * hides the scrollbar of the page. In other tests with Chromium, such as booking.spec.ts,
 * Playwright hides all scrollbars.
 */
import type { Page } from '@playwright/test';

import { booking, bookNow } from '@/e2e/sample/support/booking';
import { HEADLESS_SHELL } from '@/kit/testing/chromium';
import { open, openStopped, scrollY } from '@/e2e/sample/support/page';
import { openPopup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';

test.use({
  launchOptions: { ...HEADLESS_SHELL, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

/** The bounding boxes of elements that would shift if a scrollbar appeared or disappeared. */
const layout = (page: Page) =>
  page
    .locator('body > :is(header, main, footer), main :is(h1, article)')
    .evaluateAll((elements) =>
      elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
    );

test('Opening and closing the booking dialog causes no layout shift, and the page behind it does not scroll', async ({
  page,
}) => {
  await open(page, '/Products');
  // Move the mouse away from the cards, because a card shifts on hover.
  await page.mouse.move(2, 2);
  await bookNow(page, 'School Management Software').focus();
  const before = await layout(page);
  const top = await scrollY(page);
  await page.keyboard.press('Enter');
  await expect(booking(page)).toBeVisible();
  expect(await layout(page)).toEqual(before);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  expect(await layout(page)).toEqual(before);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(top);
});

test.describe('For a new visitor', () => {
  test.use({ visitor: 'new' });

  test('the popup causes no layout shift when it opens on a page that is shorter than the window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 2600 });
    await openStopped(page, '/FAQ');
    const short = await layout(page);
    await openPopup(page);
    expect(await layout(page)).toEqual(short);
  });
});

import type { Page } from '@playwright/test';

import { book, booking, bookNow, TITLES } from '@/e2e/support/booking';
import { desktop } from '@/e2e/support/desktop';
import { openPopup, openStopped } from '@/e2e/support/popup';
import { open, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ launchOptions: desktop });

const TITLE = TITLES[4]!;

/** The positions of everything that an appearing or disappearing scrollbar would shift. */
const layout = (page: Page) =>
  page
    .locator('body > :is(header, main, footer), main :is(h1, article)')
    .evaluateAll((elements) =>
      elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
    );

test('Opening and closing a booking does not shift the page', async ({ page }) => {
  await open(page, '/Products');
  // Away from the cards, so that none of them is hovered.
  await page.mouse.move(2, 2);
  await bookNow(page, TITLE).focus();
  const before = await layout(page);
  await page.keyboard.press('Enter');
  await expect(booking(page)).toBeVisible();
  expect(await layout(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  expect(await layout(page)).toEqual(before);
});

test('The page behind a booking does not scroll', async ({ page }) => {
  await open(page, '/Products');
  await bookNow(page, TITLE).scrollIntoViewIfNeeded();
  await book(page, TITLE);
  const before = await scrollY(page);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  expect(await scrollY(page)).toBe(before);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('sees no layout shift when the popup opens', async ({ page }) => {
    await openStopped(page, '/AboutUs');
    const before = await layout(page);
    await openPopup(page);
    expect(await layout(page)).toEqual(before);
  });

  test('sees no layout shift if the page is shorter than the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2600 });
    await openStopped(page, '/FAQ');
    const before = await layout(page);
    await openPopup(page);
    expect(await layout(page)).toEqual(before);
  });
});

test.describe('In a narrow window', () => {
  test.use({ viewport: { width: 800, height: 800 } });

  test('the menu does not shift the page', async ({ page }) => {
    await open(page, '/');
    const before = await layout(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await layout(page)).toEqual(before);
  });
});

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { benefits } from '@/content/lists/benefits';
import { counters } from '@/content/lists/counters';
import { faqs } from '@/content/lists/faqs';
import { homeLink } from '@/content/navigation';
import { shell } from '@/content/shell';

import { book, booking, titleAt } from '@/e2e/support/booking';
import { open, at, anyPage, labelOf } from '@/e2e/support/site';
import { expect, test } from '@/e2e/sample/support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  colorScheme: 'dark',
});

/**
 * The largest difference between any two pixels of an element in any color channel, from 0 to 255.
 */
async function spread(place: Locator) {
  const { channels } = await sharp(await place.screenshot()).stats();
  return Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min));
}

/** The smallest color difference that is clearly visible, as measured by `spread`. */
const PLAIN = 128;

const borderOf = (element: Locator) =>
  element.evaluate((each) => parseFloat(getComputedStyle(each).borderTopWidth));

/** The labels of visible buttons without a border. */
const unbounded = (page: Page) =>
  page
    .locator('button:visible, .btn:visible, .chat-tile:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((each) => parseFloat(getComputedStyle(each).borderTopWidth) < 1)
        .map((each) => each.ariaLabel ?? each.textContent),
    );

test('In forced-colors mode, buttons and dialogs have borders', async ({ page }) => {
  await open(page, at.products);
  expect(await unbounded(page)).toEqual([]);
  await book(page, titleAt(0));
  expect(await borderOf(booking(page))).toBeGreaterThan(0);
  expect(await unbounded(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await unbounded(page)).toEqual([]);
  await page.getByRole('button', { name: shell.openSidebar }).click();
  expect(await borderOf(page.getByRole('dialog', { name: shell.sidebarTitle }))).toBeGreaterThan(0);
  expect(await unbounded(page)).toEqual([]);
  const links = page.getByRole('dialog').getByRole('navigation').getByRole('link');
  await expect(links.filter({ hasText: labelOf(at.products) })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await expect(links.filter({ hasText: homeLink.label })).toHaveCSS('text-decoration-line', 'none');
});

test('In forced-colors mode, the current link is marked, and text, icons and the QR code have enough contrast', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: shell.mainNavLabel });
  const mark = (name: string) =>
    bar
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
  expect(await mark(homeLink.label)).not.toBe(await mark(labelOf(anyPage)));
  for (const place of [
    ...(benefits.length > 0 ? ['.dipped-tile h3'] : []),
    'h1',
    '.btn',
    ...(counters.length > 0 ? ['.counter'] : []),
    ...(faqs.length > 0 ? ['.faq-sign'] : []),
    'footer a',
    'footer a[href$=".vcf"] img',
  ])
    expect
      .soft(await spread(page.locator(place).filter({ visible: true }).first()), place)
      .toBeGreaterThan(PLAIN);
});

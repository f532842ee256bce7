import type { Locator } from '@playwright/test';
import sharp from 'sharp';

import { open } from '@/e2e/sample/support/page';
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

// The audit of any site (kit/testing/audit) finds buttons without borders and invisible text.
test('In dark forced colors, the bar and the sidebar mark the current link, and signs and the QR code are visible', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const mark = (name: string) =>
    bar
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
  expect(await mark('Home')).not.toBe(await mark('Products'));
  for (const place of ['.counter', '.faq-sign', 'footer a[href$=".vcf"] img'])
    expect
      .soft(await spread(page.locator(place).filter({ visible: true }).first()), place)
      .toBeGreaterThan(PLAIN);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation');
  const line = 'text-decoration-line';
  await expect(links.getByRole('link', { name: 'Home' })).toHaveCSS(line, 'underline');
  await expect(links.getByRole('link', { name: 'Products' })).toHaveCSS(line, 'none');
});

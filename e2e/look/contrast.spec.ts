import { contrastRatio, lowContrast } from '@/e2e/support/contrast';
import { book, booking } from '@/e2e/support/booking';
import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the measure knows black on white', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 1);
});

test('the measure finds text that is too faint', async ({ page }) => {
  await open(page, '/');
  await page.locator('h1').evaluate((heading) => (heading.style.color = '#dddddd'));
  expect(await lowContrast(page)).toEqual(
    expect.arrayContaining([expect.stringContaining('Your Trusted Partner')]),
  );
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of paths)
      test(`every text of ${path} stands out from what is painted behind it`, async ({ page }) => {
        await open(page, path);
        expect(await lowContrast(page)).toEqual([]);
      });

    test('the scrolled bar stands out from the glaze', async ({ page }) => {
      await open(page, '/AboutUs');
      await page.evaluate(() => document.documentElement.toggleAttribute('data-scrolled', true));
      expect(await lowContrast(page)).toEqual([]);
    });

    test('the booking dialog stands out', async ({ page }) => {
      await open(page, '/Products');
      await book(page, 'SaaS Development');
      expect(await lowContrast(page)).toEqual([]);
      await booking(page).evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      expect(await lowContrast(page)).toEqual([]);
    });
  });
}

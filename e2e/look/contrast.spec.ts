import { lowContrast } from '@/e2e/support/contrast';
import { contrastRatio } from '@/e2e/support/pixels';
import { documentTrouble, everyPage, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

/** Of the phone, the tablet, the desk and the wall: each has its own layout of glaze and tiles. */
const WIDTHS = [360, 768, 1440, 2560];

test('the measure knows black on white', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 1);
});

test('the measure finds text and signs that are too faint', async ({ page }) => {
  await open(page, '/FAQ');
  await page.locator('h1').evaluate((heading) => (heading.style.color = '#dddddd'));
  await page
    .locator('footer a[href^="mailto:"] svg')
    .evaluate((sign) => (sign.style.stroke = '#221a17'));
  // One for each line of the heading.
  const found = await lowContrast(page);
  expect(found).toContainEqual(expect.stringContaining('Frequently Asked'));
  expect(found).toContainEqual(expect.stringContaining('sign of'));
  expect(found.every((each) => /Frequently Asked|sign of hello/.test(each))).toBe(true);
});

for (const path of everyPage)
  test(`every text and sign of ${path} stands out from what is painted behind it`, async ({
    page,
    permit,
  }) => {
    // A picture of the whole page at each width.
    test.slow();
    permit(...documentTrouble(path));
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await lowContrast(page), `at ${width} px`).toEqual([]);
    }
  });

test('the scrolled bar stands out from the glaze', async ({ page }) => {
  await open(page, '/AboutUs');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.documentElement.toggleAttribute('data-scrolled', true));
    expect.soft(await lowContrast(page), `at ${width} px`).toEqual([]);
  }
});

import { fitFaults } from '@/e2e/support/fit';
import { LARGE_TEXT_PX, largeText } from '@/e2e/support/largeText';
import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({
  launchOptions: largeText,
  viewport: { width: 1440, height: 900 },
});

for (const path of paths)
  test(`${path} fits a browser set to text of twice the size`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TEXT_PX}px`);
    for (const width of [1440, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await fitFaults(page), `at ${width} px`).toEqual([]);
    }
  });

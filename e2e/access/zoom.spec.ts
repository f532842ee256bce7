import { fitFaults } from '@/e2e/support/fit';
import { addStyles, open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

/** A window of 1280 × 1024 px at 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

test.use({ viewport: ZOOMED });

for (const path of paths)
  test(`${path} fits a window zoomed to 400 %, and text of 200 %`, async ({ page }) => {
    await open(page, path);
    expect.soft(await fitFaults(page), 'at 400 %').toEqual([]);
    await addStyles(page, 'html { font-size: 200% !important; }');
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await fitFaults(page), `text of 200 % at ${width} px`).toEqual([]);
    }
  });

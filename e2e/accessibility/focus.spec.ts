import { focusFaults } from '@/e2e/support/focus';
import { canonicalPaths, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

for (const path of canonicalPaths)
  test(`On ${path}, every focused element is visible, forward and backward`, async ({ page }) => {
    test.slow();
    await open(page, path);
    for (const [key, width, height] of [
      ['Tab', 1440, 900],
      ['Shift+Tab', 360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await focusFaults(page, [key]), `at ${width} px`).toEqual([]);
    }
  });

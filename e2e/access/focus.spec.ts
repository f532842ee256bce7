import { focusFaults } from '@/e2e/support/focus';
import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths)
  test(`On ${path} the keyboard sees where it is, forth and back`, async ({ page }) => {
    await open(page, path);
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await focusFaults(page), `at ${width} px`).toEqual([]);
    }
  });

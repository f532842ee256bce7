import { LARGE_TEXT_PX, largeText } from '@/e2e/support/largeText';
import { layoutFaults } from '@/e2e/support/layout';
import { documentTrouble, everyPage, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

// At small widths, this is the same as 200 % of the root font size (support/sound.ts).
test.use({ launchOptions: largeText, viewport: { width: 1440, height: 900 } });

for (const path of everyPage)
  test(`${path} has a valid layout at twice the text size`, async ({ page, permit }) => {
    permit(...documentTrouble(path));
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TEXT_PX}px`);
    expect(await layoutFaults(page)).toEqual([]);
  });

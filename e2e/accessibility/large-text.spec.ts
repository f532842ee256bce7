import { LARGE_TEXT_PX, largeText } from '@/e2e/support/largeText';
import { layoutFaults } from '@/e2e/support/layout';
import { open, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

// Tests large text in a wide window. The checks in support/sound.ts test it in narrow windows, by
// doubling the root font size.
test.use({ launchOptions: largeText, viewport: { width: 1440, height: 900 } });

test('Page layouts do not break at twice the default text size', async ({ page }) => {
  for (const path of ['/', at.services, at.products, at.contact, at.agreement, at.thankYou]) {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TEXT_PX}px`);
    expect.soft(await layoutFaults(page), path).toEqual([]);
  }
});

/**
 * The scroll lock with overlay scrollbars, as on phones. scroll-lock.spec.ts tests classic
 * scrollbars.
 */
import { book, booking, TITLES } from '@/e2e/support/booking';
import { expect, test } from '@/e2e/support/test';

for (const width of [390, 1280]) {
  test(`At ${width} px, opening a booking does not shift the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/Products');
    const layout = () =>
      page
        .locator('body > :is(header, main, footer), main :is(h1, article)')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { x, width, height } = element.getBoundingClientRect();
            return [x, width, height];
          }),
        );
    const before = await layout();
    await book(page, TITLES[0]!);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await layout()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(booking(page)).toHaveCount(0);
    expect(await layout()).toEqual(before);
  });
}

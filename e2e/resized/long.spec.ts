import { doubleTexts, layoutFaults, scrolledSideways } from '@/e2e/support/layout';
import { documentTrouble, everyPage, islandsReady } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: { width: 320, height: 740 } });

const HEIGHT = 740;

for (const path of everyPage) {
  test(`${path} fits the narrowest phones, and texts twice as long at any width`, async ({
    page,
    permit,
  }) => {
    permit(...documentTrouble(path));
    await page.goto(path);
    await islandsReady(page);
    expect(await layoutFaults(page)).toEqual([]);
    expect(await scrolledSideways(page)).toBe(0);
    const buttons = page.locator('main .btn');
    const heights = () =>
      buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
    const before = await heights();

    await doubleTexts(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
      expect(await scrolledSideways(page), `at ${width} px`).toBe(0);
      // A button grows and never shrinks.
      for (const [index, height] of (await heights()).entries())
        expect(height).toBeGreaterThanOrEqual(before[index]! - 1);
    }
  });
}

import type { Page } from '@playwright/test';

import { layoutFaults, scrolledSideways } from '@/e2e/support/layout';
import { canonicalPaths, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const turn = (page: Page, dir: 'ltr' | 'rtl') =>
  page.evaluate((to) => (document.documentElement.dir = to), dir);

/**
 * Where every box of the page stands, from the side where lines start. Words are left out, which
 * stand as their language has them, and confetti, which falls on both sides.
 */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const rtl = document.documentElement.dir === 'rtl';
    const { clientWidth } = document.documentElement;
    return [
      ...document.querySelectorAll(
        'header, main, footer, body > aside > a, :is(header, main, footer) *',
      ),
    ]
      .filter((element) => !element.closest('svg *, .confetti, .sr-only, bdi, a > svg'))
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
      )
      .map((element) => {
        const { left, right, top, width, height } = element.getBoundingClientRect();
        const start = rtl ? clientWidth - right : left;
        const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`;
        return { name, box: [start, top + window.scrollY, width, height] };
      });
  });

/** Boxes that stand elsewhere than a mirror would show them, by more than the marks of a sentence take, which change their neighbours. */
async function notMirrored(page: Page) {
  await turn(page, 'ltr');
  const before = await boxes(page);
  await turn(page, 'rtl');
  const after = await boxes(page);
  expect(after).toHaveLength(before.length);
  return before.flatMap(({ name, box }, index) => {
    const mirrored = after[index]!.box;
    const moved = box.some((value, side) => Math.abs(value - mirrored[side]!) > 3);
    return moved ? [`${name} ${box.map(Math.round)} → ${mirrored.map(Math.round)}`] : [];
  });
}

for (const path of canonicalPaths) {
  test(`${path} from right to left is its own mirror image`, async ({ page }) => {
    await open(page, path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await notMirrored(page), `at ${width} px`).toEqual([]);
      expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
      expect(await scrolledSideways(page), `at ${width} px`).toBe(0);
    }
    for (const icon of await page.locator('.icon-points').all())
      await expect(icon).toHaveCSS('scale', '-1 1');
  });
}

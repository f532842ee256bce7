import type { Page } from '@playwright/test';

export const setDirection = (page: Page, dir: 'ltr' | 'rtl') =>
  page.evaluate((to) => (document.documentElement.dir = to), dir);

/**
 * The position and size of every box. The horizontal position is measured from the left, or from
 * the right if the direction is right-to-left. Ignores inline text, which follows the direction of
 * its language, and confetti, which falls on both sides.
 */
const boxesFromStart = (page: Page) =>
  page.evaluate(() => {
    const isRtl = document.documentElement.dir === 'rtl';
    const { clientWidth } = document.documentElement;
    const parts = document.querySelector('dialog:modal')
      ? 'dialog:modal'
      : 'header, main, footer, body > aside';
    return [...document.querySelectorAll(`:is(${parts}), :is(${parts}) *`)]
      .filter((element) => !element.closest('svg *, .confetti, .sr-only, bdi, a > svg'))
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
      )
      .map((element) => {
        const { left, right, top, width, height } = element.getBoundingClientRect();
        const start = isRtl ? clientWidth - right : left;
        const name = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`;
        return { name, box: [start, top + window.scrollY, width, height] };
      });
  });

/**
 * The tolerance, in px. Punctuation changes sides in right-to-left text, which moves the text next
 * to it.
 */
const PUNCTUATION_PX = 3;

/**
 * Switches the page, or the open dialog, to right-to-left, and returns the boxes that are not
 * mirrored.
 */
export async function mirrorFaults(page: Page): Promise<string[]> {
  await setDirection(page, 'ltr');
  const before = await boxesFromStart(page);
  await setDirection(page, 'rtl');
  const after = await boxesFromStart(page);
  if (after.length !== before.length) return [`${before.length} boxes, mirrored ${after.length}`];
  return before.flatMap(({ name, box }, index) => {
    const mirrored = after[index]!.box;
    const moved = box.some((value, side) => Math.abs(value - mirrored[side]!) > PUNCTUATION_PX);
    return moved ? [`${name} ${box.map(Math.round)} → ${mirrored.map(Math.round)}`] : [];
  });
}

/** Less motion, forced colors, and print. */
import type { Page } from '@playwright/test';

import { invisibleInForcedColors } from './contrast';
import { prepare } from './prepare';
import { contrastRatio, over, type Rgb } from './pixels';

/** Motion although the visitor asks for less. */
export async function motionFaults(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    const { nameOfElement } = judges;
    const MOVES =
      /^(transform|translate|rotate|scale|offset.*|(inset|margin|padding).*|left|right|top|bottom|width|height|backgroundPosition.*|strokeDashoffset)$/;
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      const moves = effect
        .getKeyframes()
        .some((frame) => Object.keys(frame).some((name) => MOVES.test(name)));
      const { activeDuration } = effect.getComputedTiming();
      // Many stylesheets turn motion off with a transition of a hundredth of a second.
      if (!moves || Number(activeDuration) < 50) return [];
      return [`${nameOfElement(effect.target)} moves although the visitor asks for less motion`];
    });
  });
}

/** Buttons and dialogs whose edge is only a color or a shadow, which forced colors remove. */
async function edgeFaults(page: Page): Promise<string[]> {
  await prepare(page);
  const SHAPES = 'button, [role="button"], dialog[open], [role="dialog"]';
  const shaped = await page.locator(SHAPES).evaluateAll((all) =>
    all.map((each) => {
      const { backgroundColor, boxShadow } = getComputedStyle(each);
      return judges.rgba(backgroundColor).alpha > 0 || boxShadow !== 'none';
    }),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  return page.locator(SHAPES).evaluateAll((all, had) => {
    const { nameOfElement, isSeen } = judges;
    return all.flatMap((each, index) => {
      if (!had[index] || !isSeen(each, 'forced-colors')) return [];
      const { borderTopWidth, outlineStyle } = getComputedStyle(each);
      if (parseFloat(borderTopWidth) >= 1 || outlineStyle !== 'none') return [];
      return [`${nameOfElement(each)} has no border in forced colors`];
    });
  }, shaped);
}

/** The edges of controls, and the contrast of text. */
export async function forcedColorsFaults(page: Page): Promise<string[]> {
  const edges = await edgeFaults(page);
  const invisible = await invisibleInForcedColors(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...edges, ...invisible];
}

const WHITE: Rgb = [255, 255, 255];

/** Text is dark, the heading is there, and nothing is repeated on each sheet. */
export async function printFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await prepare(page);
  const { faults, texts } = await page.evaluate(() => {
    const { nameOfElement, hasText, isSeen, rgba } = judges;
    const found: string[] = [];
    const colored: { element: string; color: Rgb; alpha: number }[] = [];
    const add = (element: Element, message: string) =>
      found.push(`${nameOfElement(element)} ${message}`);
    const heading = document.querySelector('h1');
    if (heading && !heading.checkVisibility({ visibilityProperty: true }))
      add(heading, 'is not printed');
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element, 'print')) continue;
      const { position, color, printColorAdjust } = getComputedStyle(element);
      if (position === 'fixed') add(element, 'is printed on every sheet');
      if (hasText(element) && printColorAdjust !== 'exact')
        colored.push({ element: nameOfElement(element), ...rgba(color) });
    }
    return { faults: found, texts: colored };
  });
  await page.emulateMedia({ media: 'screen' });
  // Browsers print no backgrounds.
  const pale = texts.filter(
    ({ color, alpha }) => contrastRatio(over(color, alpha, WHITE), WHITE) < 3,
  );
  const message = 'is printed in a light color, without its background';
  return [...faults, ...pale.map(({ element }) => `${element} ${message}`)];
}

import type { Page } from '@playwright/test';

import { prepare } from './prepare';
import { contrastRatio, over, painted, type Pixels, type Rgb, toTop, worstRatio } from './pixels';
import { addStyles } from './styles';

type Line = {
  element: string;
  /** By WCAG. */
  needed: number;
  color: Rgb;
  /** With the opacity of what the text is in. */
  alpha: number;
  /** In an element with a fixed position, which covers what is scrolled under it. */
  floats: boolean;
  box: { x: number; y: number; width: number; height: number };
  /** Of the box around it that has a color, unless a picture or a gradient is behind it. */
  ground: Rgb | null;
};

/** Without the edge, where a small screenshot mixes what is inside and outside. No letter is there. */
const inside = ({ x, y, width, height }: Line['box']) => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

/** Marks elements with a fixed position while they are hidden. */
const FLOATING = 'data-audit-floating';

/** Visible lines of text, and icons of controls without text. Marks what floats. */
const linesOf = (page: Page) =>
  page.evaluate((floating) => {
    const { nameOfElement, isOutOfSight, isSeen, hasText, once, openDialog, rgba } = judges;
    const groundOf = once((element: Element): Rgb | null => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const { color, alpha } = rgba(backgroundColor);
      if (backgroundImage !== 'none') return null;
      if (alpha > 0) return alpha === 1 ? color : null;
      return element.parentElement && groundOf(element.parentElement);
    });
    const lines: Line[] = [];
    const dialog = openDialog();
    const root = dialog ?? document.body;
    for (const element of root.querySelectorAll('*'))
      if (getComputedStyle(element).position === 'fixed') element.setAttribute(floating, '');
    /** The edges of the scrollable boxes around an element, which clip it, and the opacity of all boxes. */
    const aroundOf = once((element: Element): { top: number; bottom: number; opacity: number } => {
      const outer =
        element === root || !element.parentElement
          ? { top: -Infinity, bottom: Infinity, opacity: 1 }
          : aroundOf(element.parentElement);
      if (element === document.body) return outer;
      const { opacity, overflowY } = getComputedStyle(element);
      const around = { ...outer, opacity: outer.opacity * Number(opacity) };
      if (overflowY !== 'auto') return around;
      const { top, bottom } = element.getBoundingClientRect();
      return {
        ...around,
        top: Math.max(top, outer.top),
        bottom: Math.min(bottom, outer.bottom),
      };
    });
    const [left, top] = dialog ? [0, 0] : [scrollX, scrollY];
    const add = (element: Element, css: string, needed: number, rects: Iterable<DOMRect>) => {
      const around = aroundOf(element);
      const { color } = rgba(css);
      const alpha = rgba(css).alpha * around.opacity;
      // Text that is filled with a gradient.
      if (alpha === 0) return;
      for (const { x, y, width, height } of rects)
        if (width > 2 && height > 2 && y >= around.top && y + height <= around.bottom)
          lines.push({
            element: nameOfElement(element),
            needed,
            color,
            alpha,
            floats: element.closest(`[${floating}]`) !== null && dialog === null,
            box: { x: x + left, y: y + top, width, height },
            ground: groundOf(element),
          });
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      // WCAG exempts controls that are turned off.
      if (!element || !walker.currentNode.textContent?.trim()) continue;
      if (element.closest(':disabled, option') || !isSeen(element, 'contrast')) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      add(element, color, large ? 3 : 4.5, range.getClientRects());
    }
    for (const icon of root.querySelectorAll(':is(a, button, summary) svg')) {
      const control = icon.closest('a, button, summary')!;
      const hasWords = [...control.querySelectorAll('*'), control].some(
        (each) => !icon.contains(each) && !isOutOfSight(each) && hasText(each),
      );
      if (hasWords || !isSeen(icon, 'contrast')) continue;
      // An icon in more than one color is a picture.
      const colors = [icon, ...icon.querySelectorAll('*')]
        .filter((each) => each.matches('path, line, circle, rect, polyline, polygon, ellipse, use'))
        .map((each) => getComputedStyle(each))
        .flatMap(({ stroke, fill }) => [stroke, fill])
        .filter((color) => color !== 'none' && !color.startsWith('url'));
      if (new Set(colors).size === 1) add(control, colors[0]!, 3, [icon.getBoundingClientRect()]);
    }
    return lines;
  }, FLOATING);

const removeMarks = (page: Page) =>
  page.evaluate((name) => {
    for (const each of document.querySelectorAll(`[${name}]`)) each.removeAttribute(name);
  }, FLOATING);

/**
 * Text and icons with the color of what is behind them. Reads styles, because a stylesheet cannot hide text
 * in forced colors.
 */
export async function invisibleInForcedColors(page: Page): Promise<string[]> {
  await prepare(page);
  const lines = await linesOf(page);
  await removeMarks(page);
  return lines.flatMap(({ element, needed, color, alpha, ground }) => {
    const ratio = ground ? contrastRatio(over(color, alpha, ground), ground) : Infinity;
    return ratio >= needed
      ? []
      : [`${element} has a contrast of ${ratio.toFixed(2)} in forced colors`];
  });
}

/**
 * Measures text, and the icons of links and buttons without text, against the pixels behind them. If a
 * dialog covers the page, only the part that is visible without scrolling.
 * @returns `faults`: one per element below its required ratio (WCAG 2.2, 1.4.3 and 1.4.11): 4.5, or 3 for
 * large text and icons; `ground`: the pixels of the page without text
 */
export async function measureContrast(page: Page): Promise<{ faults: string[]; ground: Pixels }> {
  await toTop(page);
  await prepare(page);
  const lines = await linesOf(page);
  // The focus ring of a control may cross the text next to it.
  const hide = await addStyles(
    page,
    '*, *::before, *::after { transition: none !important; color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; outline-color: transparent !important; } :is(a, button, summary) svg { visibility: hidden !important; }',
  );
  const floating = lines.some(({ floats }) => floats) ? await painted(page, 'window') : undefined;
  const hideFloating = await addStyles(page, `[${FLOATING}] { opacity: 0 !important; }`);
  const flowing = await painted(page);
  await hide.evaluate((sheet) => (sheet.disabled = true));
  await hideFloating.evaluate((sheet) => (sheet.disabled = true));
  await removeMarks(page);

  const faults = lines.flatMap(({ element, needed, color, alpha, floats: isFloating, box }) => {
    const pixels = (isFloating && floating) || flowing;
    const worst = worstRatio(pixels, inside(box), color, alpha);
    return worst >= needed
      ? []
      : [`${element} has a contrast of ${worst.toFixed(2)}, and needs ${needed}`];
  });
  return { faults, ground: flowing };
}

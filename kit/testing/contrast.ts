import type { Page } from '@playwright/test';

import { painted, type Rgb, toTop, worstRatio } from './pixels';
import { addStyles } from './styles';

type Line = {
  text: string;
  needed: number;
  color: Rgb;
  box: { x: number; y: number; width: number; height: number };
};

/** Selectors of an app. */
export type Marks = {
  /** Text that only screen readers notice. */
  hidden: string;
  /** What floats over whatever is scrolled under it. */
  floating: string;
  /** The pictures of links and buttons that are drawn in one color. */
  icons: string;
};

const NOTHING: Marks = { hidden: 'none', floating: 'none', icons: 'none' };

/**
 * All visible lines of text, and icons of controls, with their box, color and required contrast
 * ratio.
 */
const linesOf = (page: Page, marks: Marks) =>
  page.evaluate(({ hidden, floating, icons }) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const rgb = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)] as unknown as Rgb;
    };
    const lines: Line[] = [];
    // If a dialog is open, skip the page behind it.
    const dialog = document.querySelector('dialog[open]');
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    /** The top and bottom edges that clip the element: those of its scrollable ancestors. */
    const shownBy = (element: Element | null): { top: number; bottom: number } => {
      if (element === null || element === document.body)
        return { top: -Infinity, bottom: Infinity };
      const outer = shownBy(element.parentElement);
      if (getComputedStyle(element).overflowY !== 'auto') return outer;
      const { top, bottom } = element.getBoundingClientRect();
      return { top: Math.max(top, outer.top), bottom: Math.min(bottom, outer.bottom) };
    };
    const [left, top] = dialog ? [0, 0] : [scrollX, scrollY];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        !element ||
        !text ||
        element.closest(hidden) ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const seen = shownBy(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 2 && height > 2 && y >= seen.top && y + height <= seen.bottom)
          lines.push({
            text,
            needed: large ? 3 : 4.5,
            color: rgb(style.color),
            box: { x: x + left, y: y + top, width, height },
          });
    }
    for (const sign of (dialog ?? document).querySelectorAll(icons)) {
      const { x, y, width, height } = sign.getBoundingClientRect();
      const seen = shownBy(sign.parentElement);
      if (
        sign.closest(floating) ||
        !sign.checkVisibility({ visibilityProperty: true }) ||
        y < seen.top ||
        y + height > seen.bottom
      )
        continue;
      lines.push({
        text: `sign of ${sign.parentElement!.ariaLabel ?? sign.parentElement!.textContent}`,
        needed: 3,
        color: rgb(getComputedStyle(sign).stroke),
        box: { x: x + left, y: y + top, width, height },
      });
    }
    return lines;
  }, marks);

/**
 * Measures the contrast of text, and of icons in links and buttons, against the pixels behind them:
 * pictures, gradients, backgrounds. If a dialog is open, measures only the part that is visible
 * without scrolling.
 *
 * @returns one line per element below its required ratio (WCAG 2.2, 1.4.3 and 1.4.11): 4.5, or 3
 * for large text and icons
 */
export async function lowContrast(page: Page, marks: Marks = NOTHING): Promise<string[]> {
  await toTop(page);
  const lines = await linesOf(page, marks);
  const hide = await addStyles(
    page,
    `*, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; } ${marks.floating} { visibility: hidden; }`,
  );
  const pixels = await painted(page);
  await hide.evaluate((sheet) => (sheet.disabled = true));
  return lines.flatMap(({ text, needed, color, box }) => {
    const ground: Rgb[] = [];
    const right = Math.min(pixels.width, box.x + box.width);
    const bottom = Math.min(pixels.height, box.y + box.height);
    for (let y = Math.max(0, box.y); y < bottom; y += 2)
      for (let x = Math.max(0, box.x); x < right; x += 2) ground.push(pixels.at(x, y));
    const worst = worstRatio(color, ground);
    return worst >= needed ? [] : [`${worst.toFixed(2)} (needs ${needed}): “${text.slice(0, 60)}”`];
  });
}

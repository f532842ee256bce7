import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { addStyles } from '@/e2e/support/site';

type Rgb = readonly [number, number, number];
type Line = {
  text: string;
  large: boolean;
  color: Rgb;
  box: { x: number; y: number; width: number; height: number };
};

/** Relative luminance and contrast ratio (WCAG 2.2). */
function luminance([r, g, b]: Rgb) {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

export function contrastRatio(one: Rgb, other: Rgb) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Every visible line of text: where it stands, its colour, whether it counts as large. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const rgb = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)] as unknown as Rgb;
    };
    const lines: Line[] = [];
    // Under an open dialog the page is inert, and not for reading.
    const dialog = document.querySelector('dialog[open]');
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const seen = dialog?.getBoundingClientRect();
    const [left, top] = dialog ? [0, 0] : [scrollX, scrollY];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        !element ||
        !text ||
        element.closest('.sr-only') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 2 && height > 2 && !(seen && (y < seen.top || y + height > seen.bottom)))
          lines.push({
            text,
            large,
            color: rgb(style.color),
            box: { x: x + left, y: y + top, width, height },
          });
    }
    return lines;
  });

/**
 * Measures text against what is really painted behind it: pictures, gradients, glaze. Half a
 * percent of each line's pixels is left out as noise of the picture. Of an open dialog, what is to be
 * seen without scrolling it.
 *
 * @returns a line for each text below its ratio (WCAG 2.2, 1.4.3): 4.5, large text 3
 */
export async function lowContrast(page: Page): Promise<string[]> {
  const lines = await linesOf(page);
  const hide = await addStyles(
    page,
    '*, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; }  /* Floats over whatever is scrolled under it. */ .chat-tile { visibility: hidden; }',
  );
  // A dialog is fixed to the window; in a picture of the whole page it stands elsewhere.
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  const shot = await page.screenshot({ fullPage, type: 'png' });
  await hide.evaluate((sheet) => (sheet.disabled = true));
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, large, color, box }) => {
    const ratios: number[] = [];
    const right = Math.min(info.width, box.x + box.width);
    const bottom = Math.min(info.height, box.y + box.height);
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 2)
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 2) {
        const at = (y * info.width + x) * 3;
        ratios.push(contrastRatio(color, [data[at]!, data[at + 1]!, data[at + 2]!]));
      }
    ratios.sort((a, b) => a - b);
    const worst = ratios[Math.floor(ratios.length * 0.005)];
    const needed = large ? 3 : 4.5;
    return worst === undefined || worst >= needed
      ? []
      : [`${worst.toFixed(2)} (needs ${needed}): “${text.slice(0, 60)}”`];
  });
}

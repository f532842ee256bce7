import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { OPEN_DIALOG } from './fault';

export type Rgb = readonly [number, number, number];
type Box = { x: number; y: number; width: number; height: number };

export type Pixels = {
  width: number;
  height: number;
  /** The color at a point. The coordinates are in px and can be fractions. */
  at: (x: number, y: number) => Rgb;
};

/** Scrolls to the top, so that element positions match a full-page screenshot. */
export async function toTop(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** The height in px of the parts of a screenshot. Chromium paints no texture of more than 16,384 px. */
const PART_PX = 8192;

/**
 * Takes a screenshot, by default of the full page or, if a dialog covers it, of the window.
 * Chromium compresses it only a little: with the compression of `page.screenshot`, a page of 50,000
 * px takes twice as long.
 *
 * @param scale below 1 for a smaller screenshot, which takes less time. Points are in px of the page.
 */
export async function painted(
  page: Page,
  { part, scale = 1 }: { part?: 'window'; scale?: number } = {},
): Promise<Pixels> {
  const fullPage = part !== 'window' && (await page.locator(OPEN_DIALOG).count()) === 0;
  if (fullPage) await toTop(page);
  const devTools = await page.context().newCDPSession(page);
  const capture = async (clip?: Box) => {
    const { data: shot } = await devTools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: fullPage,
      clip: clip && { ...clip, scale },
    });
    return sharp(Buffer.from(shot, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  };
  const parts: Awaited<ReturnType<typeof capture>>[] = [];
  if (fullPage) {
    const { cssContentSize } = await devTools.send('Page.getLayoutMetrics');
    const { width, height } = cssContentSize;
    for (let y = 0; y < height; y += PART_PX)
      parts.push(await capture({ x: 0, y, width, height: Math.min(PART_PX, height - y) }));
  } else parts.push(await capture());
  await devTools.detach();
  const data = Buffer.concat(parts.map((each) => each.data));
  const info = {
    width: parts[0]!.info.width,
    height: parts.reduce((sum, each) => sum + each.info.height, 0),
  };
  const ratio = fullPage ? scale : 1;
  const at = (x: number, y: number): Rgb => {
    const place = (Math.floor(y * ratio) * info.width + Math.floor(x * ratio)) * 3;
    return [data[place]!, data[place + 1]!, data[place + 2]!];
  };
  return { width: info.width / ratio, height: info.height / ratio, at };
}

/**
 * Converts color channel values (0 to 255) to linear values (WCAG 2.2). A lookup table is fast
 * enough for the millions of pixels in a screenshot.
 */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

const luminance = ([r, g, b]: Rgb) =>
  0.2126 * LINEAR[Math.round(r)]! +
  0.7152 * LINEAR[Math.round(g)]! +
  0.0722 * LINEAR[Math.round(b)]!;

export function contrastRatio(one: Rgb, other: Rgb) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The color that a color with an alpha (0 to 1) has over another one. */
export const over = (color: Rgb, alpha: number, ground: Rgb): Rgb => [
  alpha * color[0] + (1 - alpha) * ground[0],
  alpha * color[1] + (1 - alpha) * ground[1],
  alpha * color[2] + (1 - alpha) * ground[2],
];

/** A value, and the number of pixels that have it. */
type Counted<Value> = { value: Value; count: number };

/**
 * The colors in a box, in px of the page: of every pixel, or of every second one in both directions.
 * Most pixels have one color, so judges compute with colors instead of pixels.
 */
export function colorsIn(pixels: Pixels, { x, y, width, height }: Box, step = 2): Counted<Rgb>[] {
  const colors = new Map<number, Counted<Rgb>>();
  const right = Math.min(pixels.width, x + width);
  const bottom = Math.min(pixels.height, y + height);
  for (let down = Math.max(0, y); down < bottom; down += step)
    for (let across = Math.max(0, x); across < right; across += step) {
      const value = pixels.at(across, down);
      const key = (value[0] << 16) | (value[1] << 8) | value[2];
      const color = colors.get(key);
      if (color) color.count += 1;
      else colors.set(key, { value, count: 1 });
    }
  return [...colors.values()];
}

/** The lowest ratio. Ignores the worst 0.5% of the pixels as noise. */
export function worstRatio(ratios: readonly Counted<number>[]): number {
  const total = ratios.reduce((sum, { count }) => sum + count, 0);
  let noise = Math.floor(total * 0.005);
  for (const { value, count } of [...ratios].sort((one, other) => one.value - other.value)) {
    noise -= count;
    if (noise < 0) return value;
  }
  return Infinity;
}

/** The contrast ratio between the lightest and the darkest color. */
export function spread(colors: readonly Counted<Rgb>[]): number {
  if (colors.length === 0) return Infinity;
  const levels = colors.map(({ value }) => luminance(value));
  return (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
}

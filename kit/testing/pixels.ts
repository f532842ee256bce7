import type { Page } from '@playwright/test';
import sharp from 'sharp';

export type Rgb = readonly [number, number, number];
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

/** Takes a screenshot of the full page or, if a dialog is open, of the window. */
export async function painted(page: Page): Promise<Pixels> {
  const fullPage = (await page.locator('dialog[open]').count()) === 0;
  if (fullPage) await toTop(page);
  const shot = await page.screenshot({ fullPage, type: 'png' });
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => {
    const place = (Math.floor(y) * info.width + Math.floor(x)) * 3;
    return [data[place]!, data[place + 1]!, data[place + 2]!];
  };
  return { width: info.width, height: info.height, at };
}

/**
 * Converts color channel values (0 to 255) to linear values (WCAG 2.2). A lookup table is fast
 * enough for the millions of pixels in a screenshot.
 */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

const luminance = ([r, g, b]: Rgb) =>
  0.2126 * LINEAR[r]! + 0.7152 * LINEAR[g]! + 0.0722 * LINEAR[b]!;

export function contrastRatio(one: Rgb, other: Rgb) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * The lowest contrast ratio between a color and any of these pixels. Ignores the worst 0.5% of the
 * pixels as noise.
 */
export function worstRatio(color: Rgb, ground: readonly Rgb[]) {
  const ratios = ground.map((each) => contrastRatio(color, each)).sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.005)] ?? Infinity;
}

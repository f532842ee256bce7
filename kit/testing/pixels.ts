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

/** Takes a screenshot of the full page or, if a modal dialog is open, of the window. */
export async function painted(page: Page): Promise<Pixels> {
  const fullPage = (await page.locator('dialog:modal').count()) === 0;
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

/**
 * The lowest contrast ratio among pairs of a color and the pixel behind it. Ignores the worst 0.5%
 * of the pixels as noise.
 */
export function worstRatio(pairs: readonly (readonly [Rgb, Rgb])[]) {
  const ratios = pairs.map(([one, other]) => contrastRatio(one, other)).sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.005)] ?? Infinity;
}

/** The contrast ratio between the lightest and the darkest pixel. */
export function spread(pixels: readonly Rgb[]) {
  const sorted = [...pixels].sort((one, other) => luminance(one) - luminance(other));
  return pixels.length === 0 ? Infinity : contrastRatio(sorted[0]!, sorted.at(-1)!);
}

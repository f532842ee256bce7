import type { Page } from '@playwright/test';
import sharp from 'sharp';

export type Rgb = readonly [number, number, number];
type Box = { x: number; y: number; width: number; height: number };

export type Pixels = {
  width: number;
  height: number;
  /** In px, which can be fractions. */
  at: (x: number, y: number) => Rgb;
};

/**
 * So that positions match a full-page screenshot. A frame later, the scroll event changes the bar, which
 * has transitions.
 */
export async function toTop(page: Page) {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => {})));
  });
}

/** Backgrounds have few details: a screenshot of half the size takes less time. */
const SCALE = 0.5;

/** Chromium paints no texture of more than 16,384 px: what is further down is not measured. */
const MOST_PX = 16_384 / SCALE;

/**
 * By default of the full page or, if a dialog covers it, of the window. Chromium compresses it only a
 * little: with the compression of `page.screenshot`, a page of 50,000 px takes twice as long.
 */
export async function painted(page: Page, part: 'page' | 'window' = 'page'): Promise<Pixels> {
  const isWindow = part === 'window' || (await page.evaluate(() => judges.openDialog() !== null));
  if (!isWindow) await toTop(page);
  const devTools = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await devTools.send('Page.getLayoutMetrics');
  const { pageX, pageY, clientWidth, clientHeight } = cssLayoutViewport;
  const clip = isWindow
    ? { x: pageX, y: pageY, width: clientWidth, height: clientHeight }
    : { ...cssContentSize, height: Math.min(cssContentSize.height, MOST_PX) };
  const { data: shot } = await devTools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: !isWindow,
    clip: { ...clip, scale: SCALE },
  });
  await devTools.detach();
  const { data, info } = await sharp(Buffer.from(shot, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => {
    const place = (Math.floor(y * SCALE) * info.width + Math.floor(x * SCALE)) * 3;
    return [data[place]!, data[place + 1]!, data[place + 2]!];
  };
  return { width: info.width / SCALE, height: info.height / SCALE, at };
}

/** Color channels (0 to 255) as linear values (WCAG 2.2). A table is fast enough for millions of pixels. */
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

/** @param alpha from 0 to 1 */
export const over = (color: Rgb, alpha: number, ground: Rgb): Rgb => [
  alpha * color[0] + (1 - alpha) * ground[0],
  alpha * color[1] + (1 - alpha) * ground[1],
  alpha * color[2] + (1 - alpha) * ground[2],
];

/**
 * The lowest contrast of a color with an alpha (0 to 1) to the pixels of a box, in px of the page. Ignores the worst
 * 0.5% of the pixels as noise.
 */
export function worstRatio(pixels: Pixels, box: Box, color: Rgb, alpha: number): number {
  const right = Math.min(pixels.width, box.x + box.width);
  const bottom = Math.min(pixels.height, box.y + box.height);
  // Most pixels have one of few colors.
  const ratioTo = new Map<number, number>();
  const ratios: number[] = [];
  for (let y = Math.max(0, box.y); y < bottom; y += 1 / SCALE)
    for (let x = Math.max(0, box.x); x < right; x += 1 / SCALE) {
      const ground = pixels.at(x, y);
      const key = (ground[0] << 16) | (ground[1] << 8) | ground[2];
      if (!ratioTo.has(key)) ratioTo.set(key, contrastRatio(over(color, alpha, ground), ground));
      ratios.push(ratioTo.get(key)!);
    }
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * 0.005)] ?? Infinity;
}

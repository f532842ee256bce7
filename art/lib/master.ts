import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import sharp from 'sharp';

import { page } from '@/art/palette';
import { at } from './paths';

/** Prints the path and size of a file. */
export const report = async (path: string): Promise<void> => {
  const { size } = await stat(at(path));
  console.log(`${path}  ${(size / 1024).toFixed(1)} KB`);
};

/**
 * Stores a picture as a full-size master, with the transparency of the render. Near-lossless WebP
 * preserves areas of uniform color and changes each color channel of other pixels by at most 2 (of
 * 255).
 */
export const storeMaster = async (
  name: string,
  input: string | Buffer,
  { denoise = false, flushLeft = false } = {},
): Promise<void> => {
  const path = `art/masters/${name}.webp`;
  await mkdir(dirname(at(path)), { recursive: true });
  // Apply the median filter after flattening. On the transparent picture, it would remove the
  // shadow.
  const flat = sharp(await sharp(input).flatten({ background: page }).png().toBuffer());
  const clean = await (denoise ? flat.median(3) : flat).png().toBuffer();
  const lifted = await liftedFrom(clean, input);
  await sharp(flushLeft ? await movedToLeftEdge(lifted, clean) : lifted)
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(at(path));
  await report(path);
};

/** Gives a flattened picture the transparency of its render: over the page, it looks the same. */
const liftedFrom = async (flat: Buffer, render: string | Buffer): Promise<Buffer> => {
  const alpha = await sharp(render).ensureAlpha().extractChannel(3).raw().toBuffer();
  const { data, info } = await sharp(flat)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [1, 3, 5].map((at) => parseInt(page.slice(at, at + 2), 16));
  const out = Buffer.alloc(alpha.length * 4);
  alpha.forEach((opacity, pixel) => {
    out[pixel * 4 + 3] = opacity;
    if (opacity === 0) return;
    for (const [channel, below] of ground.entries()) {
      const value = (data[pixel * 3 + channel]! - below) / (opacity / 255) + below;
      out[pixel * 4 + channel] = Math.min(255, Math.max(0, Math.round(value)));
    }
  });
  const { width, height } = info;
  return sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
};

/**
 * A pixel belongs to the object if one of its channels differs from the page color by more than
 * this value (0 to 255). Faint shadows differ less.
 */
const OBJECT_STEPS = 28;

/** Moves the object to the left edge, so that it lines up with the text below it on the page. */
const movedToLeftEdge = async (input: Buffer, flat: Buffer): Promise<Buffer> => {
  const { data, info } = await sharp(flat).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Compares a pixel with the first one, in the upper left corner, which has the page color.
  const differs = (x: number, y: number): boolean =>
    [0, 1, 2].some(
      (channel) =>
        Math.abs((data[(y * width + x) * channels + channel] ?? 0) - (data[channel] ?? 0)) >
        OBJECT_STEPS,
    );
  let inset = 0;
  while (
    inset < width &&
    !Array.from({ length: height }, (_, y) => y).some((y) => differs(inset, y))
  )
    inset += 1;
  const kept = await sharp(input)
    .extract({ left: inset, top: 0, width: width - inset, height })
    .toBuffer();
  return sharp(kept).extend({ right: inset, background: 'transparent' }).png().toBuffer();
};

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
 * Stores a picture as a full-size master. The transparent background of a render is replaced with
 * the exact page color, so that the object seems to lie on the page. Near-lossless WebP preserves
 * areas of uniform color, such as the background, and changes each color channel of other pixels by
 * at most 2 (of 255).
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
  await sharp(flushLeft ? await movedToLeftEdge(clean) : clean)
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(at(path));
  await report(path);
};

/**
 * A pixel belongs to the object if one of its channels differs from the page color by more than
 * this value (0 to 255). Faint shadows differ less.
 */
const OBJECT_STEPS = 28;

/** Moves the object to the left edge, so that it lines up with the text below it on the page. */
const movedToLeftEdge = async (input: Buffer): Promise<Buffer> => {
  const { data, info } = await sharp(input).raw().toBuffer({ resolveWithObject: true });
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
  return sharp(kept).extend({ right: inset, background: page }).png().toBuffer();
};

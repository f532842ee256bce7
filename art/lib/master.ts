import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import sharp from 'sharp';

import { page } from '@/art/palette';
import { at } from './paths';

/** Says what was written and how heavy it is. */
export const report = async (path: string): Promise<void> => {
  const { size } = await stat(at(path));
  console.log(`${path}  ${(size / 1024).toFixed(1)} KB`);
};

/**
 * Stores a picture as a full-size master. Renders come with a transparent ground that holds only
 * their shadow: flattened on the exact page color, the object lies on the page itself. Near
 * lossless leaves that ground untouched and moves no channel by more than a step or two.
 */
export const storeMaster = async (
  name: string,
  input: string | Buffer,
  { denoise = false, flushLeft = false } = {},
): Promise<void> => {
  const path = `art/masters/${name}.webp`;
  await mkdir(dirname(at(path)), { recursive: true });
  // The median has to see the flattened picture: on the bare render it would eat the shadow.
  const flat = sharp(await sharp(input).flatten({ background: page }).png().toBuffer());
  const clean = await (denoise ? flat.median(3) : flat).png().toBuffer();
  await sharp(flushLeft ? await movedToLeftEdge(clean) : clean)
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(at(path));
  await report(path);
};

/** Further from the page color than the shadow's faintest rim, in steps of a channel. */
const OBJECT_STEPS = 28;

/** Moves the object to the left edge of its picture, so that it lines up with the text below it. */
const movedToLeftEdge = async (input: Buffer): Promise<Buffer> => {
  const { data, info } = await sharp(input).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // The upper left corner is page.
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

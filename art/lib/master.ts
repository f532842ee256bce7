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
 * their shadow: flattened on the exact page colour, the object lies on the page itself. Near
 * lossless leaves that ground untouched and moves no channel by more than a step or two.
 */
export const storeMaster = async (
  name: string,
  input: string | Buffer,
  { denoise = false } = {},
): Promise<void> => {
  const path = `art/masters/${name}.webp`;
  await mkdir(dirname(at(path)), { recursive: true });
  // The median has to see the flattened picture: on the bare render it would eat the shadow.
  const flat = sharp(await sharp(input).flatten({ background: page }).png().toBuffer());
  await (denoise ? flat.median(3) : flat)
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(at(path));
  await report(path);
};

/** The hero board for phones: tiles 01 to 06 above 07 to 12. */
export const storePhoneBoard = async (wide: string | Buffer): Promise<void> => {
  const flat = await sharp(wide).flatten({ background: page }).png().toBuffer();
  const { width, height } = await sharp(flat).metadata();
  const half = Math.round(width / 2);
  const rowHeight = Math.round((780 * height) / half);
  const row = (left: number): Promise<Buffer> =>
    sharp(flat).extract({ left, top: 0, width: half, height }).resize(780, rowHeight).toBuffer();
  const board = sharp({
    create: { width: 780, height: rowHeight * 2, channels: 3, background: page },
  }).composite([
    { input: await row(0), left: 0, top: 0 },
    { input: await row(half), left: 0, top: rowHeight },
  ]);
  await storeMaster('hero-tiles-phone', await board.png().toBuffer());
};

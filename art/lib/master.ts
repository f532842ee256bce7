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

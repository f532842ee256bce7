import { mkdir, writeFile } from 'node:fs/promises';

import { report } from '@/art/lib/master';
import { at } from '@/art/lib/paths';
import { ink } from '@/art/palette';
import { height, marks } from './marks';
import { outline } from './outline';

/**
 * Draws the six brand logos. If a folder with fonts is given, regenerates the letter outlines
 * first.
 */
export const brands = async ([fonts]: string[] = []): Promise<void> => {
  if (fonts) await outline(fonts);
  await mkdir(at('public/brands'), { recursive: true });
  for (const [name, draw] of Object.entries(marks)) {
    const { width, shapes } = draw();
    const w = Math.ceil(width);
    const file = `public/brands/${name}.svg`;
    await writeFile(
      at(file),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${height}" viewBox="0 0 ${w} ${height}" fill="${ink}">${shapes}</svg>\n`,
    );
    await report(file);
  }
};

import { mkdir, writeFile } from 'node:fs/promises';

import { report } from '../lib/master';
import { at } from '../lib/paths';
import { ink } from '../palette';
import { height, marks } from './marks';

/** Draws the six wordmarks. */
export const brands = async (): Promise<void> => {
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

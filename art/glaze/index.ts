import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { at } from '@/art/lib/paths';
import { glazes } from '@/art/palette';
import { speckle } from './crackle';
import { bead, headerDrip, mask, navBar, sectionEdge } from './svg';

// Each edge has its own seed, so that no two edges on a page are the same.
const files: Record<string, () => string> = {
  'edge-malachite': () => sectionEdge(glazes.malachite, 3),
  'edge-ember': () => sectionEdge(glazes.ember, 8),
  'edge-tenmoku': () => sectionEdge(glazes.tenmoku, 11),
  'nav-celadon': () => navBar(glazes.celadon),
  'drip-celadon': () =>
    headerDrip(glazes.celadon, 5, [
      [96, 5, 10],
      [298, 6, 16],
      [356, 4, 7],
      [742, 5, 12],
      [1048, 4, 8],
    ]),
  'drip-shino': () =>
    headerDrip(glazes.shino, 9, [
      [148, 4, 7],
      [420, 6, 14],
      [655, 4, 8],
      [905, 5, 16],
      [964, 4, 8],
    ]),
  'mask-a': () => mask(21),
  'mask-b': () => mask(47),
  'bead-a': () => bead(21),
  'bead-b': () => bead(47),
  speckle: () => speckle(240, 70, 31),
};

/** Draws the glaze edges, drips, masks and highlights. */
export const glaze = async (): Promise<void> => {
  await mkdir(at('public/glaze'), { recursive: true });
  for (const [name, draw] of Object.entries(files)) {
    const path = `public/glaze/${name}.svg`;
    const svg = draw();
    await writeFile(at(path), `${svg}\n`);
    console.log(`${path}  ${svg.length} B, ${gzipSync(svg).length} B gzipped`);
  }
};

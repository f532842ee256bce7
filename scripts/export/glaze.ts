/**
 * Draws the edges, drips, masks and highlights of glaze in public/glaze, which the stylesheets and
 * the social cards use, in the colors of the design tokens.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '@/scripts/command';
import tokens from '@/tailwind.config';

import { speckle } from './glaze/crackle';
import { bead, headerDrip, mask, navBar, sectionEdge } from './glaze/svg';
import { mix, shift, type Glaze } from './glaze/color';

const { colors } = tokens.theme;

type Shift = readonly [red: number, green: number, blue: number];

/** The light and the dark color are shifted from the body color, so that they follow its token. */
const glazeOf = (body: string, light: Shift, dark: Shift): Glaze => ({
  body,
  light: shift(body, light),
  dark: shift(body, dark),
});

const glazes = {
  malachite: glazeOf(colors.band.DEFAULT, [59, 85, 72], [-8, -20, -17]),
  ember: glazeOf(colors.accent.DEFAULT, [29, 83, 93], [-50, -26, -16]),
  // The rim is as warm as the accent: the dark glaze breaks to ember where it is thin.
  tenmoku: {
    ...glazeOf(colors.dark, [0, 0, 0], [-18, -14, -12]),
    light: mix(colors.dark, colors.accent.DEFAULT, 0.5),
  },
  celadon: glazeOf(colors.bar, [38, 28, 34], [-70, -53, -61]),
  shino: glazeOf(colors.booking, [22, 47, 64], [-49, -67, -80]),
};

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
  speckle: () => speckle(240, 70, 31, mix(colors.muted.shade, colors.ink.DEFAULT, 0.6)),
};

/** @returns the files that were written */
export async function makeGlaze() {
  await mkdir(path.join(root, 'public/glaze'), { recursive: true });
  const made = Object.entries(files).map(async ([name, draw]) => {
    const file = `public/glaze/${name}.svg`;
    await writeFile(path.join(root, file), `${draw()}\n`);
    return file;
  });
  return Promise.all(made);
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** The parts of an icon, as SVG shapes in a 96 by 96 box. See icons.py for their meaning. */
interface Silhouette {
  base: string;
  low?: string;
  sunk?: string;
  proud?: string;
  line?: string;
}

const fill = (d: string): string => `<path d="${d}" fill="#fff" fill-rule="evenodd"/>`;
const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="#fff"/>`;

/** The outline and the inner edges of a cube seen from a corner. */
const cube = (x: number, y: number, s: number): { outline: string; edges: string } => {
  const [a, h] = [s * 0.866, s / 2];
  return {
    outline: `M${x} ${y}l${a} ${h}v${s}L${x} ${y + 2 * s}l${-a} ${-h}v${-s}Z`,
    edges: `M${x - a} ${y + h}L${x} ${y + s}L${x + a} ${y + h}M${x} ${y + s}V${y + 2 * s}`,
  };
};
const cubes = [cube(48, 9, 19.5), cube(29.6, 41, 19.5), cube(66.4, 41, 19.5)];

const silhouettes: Record<string, Silhouette> = {
  blockchain: {
    base: fill(cubes.map((c) => c.outline).join('')),
    line: line(cubes.map((c) => c.edges).join(''), 2.2),
  },
  web: {
    base: box(8, 15, 80, 66, 9),
    line: line('M8 33h80M18 24h.1M26.5 24h.1M35 24h.1M22 46h28', 3),
  },
  software: {
    base: fill(
      'M48 8 90 29 48 50 6 29zM6 47.5l10-5L48 58.5l32-16 10 5L48 68.5zM6 66l10-5 32 16 32-16 10 5L48 87z',
    ),
  },
  // A phone with side buttons and a camera. Its screen shows a card, two tiles and a button.
  application: {
    base:
      box(23, 5, 50, 86, 12.5) +
      box(71, 29, 3.6, 14, 1.8) +
      box(21.4, 24, 4, 7, 1.8) +
      box(21.4, 34, 4, 10, 1.8),
    sunk: box(27.3, 9.3, 41.4, 77.4, 8.6),
    proud:
      box(40, 13, 16, 5, 2.5) +
      box(31.5, 23, 33, 18, 4) +
      box(31.5, 45, 15, 15, 4) +
      box(49.5, 45, 15, 15, 4) +
      box(31.5, 66, 33, 8.5, 4.2) +
      box(39.5, 80.5, 17, 2.4, 1.2),
  },
  gaming: {
    base: fill(
      'M30 24h36c15 0 20 15 23 32 2 12-3 19-10 18-8-1-10-11-18-13H35c-8 2-10 12-18 13-7 1-12-6-10-18 3-17 8-32 23-32z',
    ),
    line: line('M33 35v14M26 42h14M61 38h.1M70 46h.1', 4.5),
  },
  // A VR headset seen slightly from above: the visor with a notch for the nose, the strap behind
  // the visor, and the strap over the top.
  metaverse: {
    base: fill(
      'M24 37h48a15 15 0 0 1 15 15v15a15 15 0 0 1-15 15h-9c-4 0-6.5-2.5-8.5-5.5-1.7-2.6-3.8-3.7-6.5-3.700s-4.8 1.1-6.5 3.700c-2 3-4.5 5.5-8.5 5.500h-9a15 15 0 0 1-15-15V52a15 15 0 0 1 15-15z',
    ),
    low:
      line(
        'M11 60C4.5 54 4.5 44 10 36 17 25.5 32 19.5 48 19.500s31 6 38 16.500c5.5 8 5.5 18-1 24',
        7.5,
      ) + line('M48 23v20', 9.5),
    sunk: box(17, 45, 62, 21, 9.5),
  },
};

export const iconNames = Object.keys(silhouettes);

/** Writes the icon masks that icons.py reads: raw grayscale pictures of 768 by 768 px. */
export const writeSilhouettes = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [name, layers] of Object.entries(silhouettes)) {
    for (const [layer, shapes] of Object.entries<string>({ ...layers })) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="768" viewBox="-4 -4 104 104"><rect x="-4" y="-4" width="104" height="104"/>${shapes}</svg>`;
      const mask = await sharp(Buffer.from(svg)).grayscale().raw().toBuffer();
      await writeFile(join(folder, `${name}.${layer}.raw`), mask);
    }
  }
};

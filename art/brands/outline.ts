import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

import { at } from '@/art/lib/paths';
import { words } from './words';

interface Font {
  unitsPerEm: number;
  layout: (text: string) => {
    glyphs: { path: { commands: { command: string; args: number[] }[] } }[];
    positions: { xAdvance: number }[];
  };
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/**
 * Converts the words of the logos to outlines. The result, `outlines.json`, is committed, so that
 * drawing the logos requires neither fonts nor a font library. To convert the words again, install
 * `fontkit` and the `@fontsource/…` packages of words.ts in a separate folder, and pass that folder
 * to `npm run art -- brands`.
 */
export const outline = async (folder: string): Promise<void> => {
  const load = createRequire(resolve(folder, 'package.json'));
  const { openSync } = load('fontkit') as { openSync: (path: string) => Font };
  const outlines = Object.entries(words).map(([name, { text, font, weight }]) => {
    const file = openSync(
      load.resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`),
    );
    const run = file.layout(text);
    const k = 1000 / file.unitsPerEm;
    let x = 0;
    const glyphs = run.glyphs.map((glyph, i) => {
      const start = x;
      x += (run.positions[i]?.xAdvance ?? 0) * k;
      // The y axis points up in fonts and down in SVG. The outlines have 1,000 units per em.
      const path = glyph.path.commands
        .map(({ command, args }) => {
          const points = args.map((v, j) => Math.round(j % 2 ? -v * k : v * k));
          return (letters[command] ?? '') + points.join(' ');
        })
        .join('');
      return { x: Math.round(start), width: Math.round(x - start), path };
    });
    return [name, glyphs] as const;
  });

  await writeFile(
    at('art/brands/outlines.json'),
    `${JSON.stringify(Object.fromEntries(outlines), null, 2)}\n`,
  );
};

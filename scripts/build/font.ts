/**
 * In: the font from its npm package and scripts/policy/font.ts. Out: the same variable font, subset
 * to the glyphs of the site, with all layout features and its license notice; once for the site and
 * once for the demo form. Runs before `next build` and `next dev`, because app/fonts.ts imports the
 * file.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import subsetFont from 'subset-font';

import { FONT, GLYPHS } from '@/scripts/policy/font';
import { isMain, root, stop } from '@/scripts/process';

export const glyphs = GLYPHS.map(({ text }) => text).join('');

/**
 * @param font bytes of a WOFF2 file
 * @returns the bytes of the subset font
 */
export const subsetOf = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, glyphs, { targetFormat: 'woff2', preserveNameIds: [...FONT.names] });

async function main() {
  const source = path.join(root, FONT.source);
  if (!existsSync(source)) throw new Error(`${FONT.source} is missing: run npm ci`);
  const made = await subsetOf(await readFile(source));
  for (const name of [FONT.file, FONT.demoFile]) {
    const file = path.join(root, name);
    // Write only if it has changed, because the dev server would reload every page.
    if (!existsSync(file) || !made.equals(await readFile(file))) await writeFile(file, made);
  }
}

if (isMain(import.meta.url)) main().catch(stop);

/**
 * Subsets the font from its npm package to the glyphs in scripts/policy/font.ts. The result is a
 * variable font with all layout features and its license notice. It is written once for the site
 * and once for the demo form. Runs before `next build` and `next dev`, because app/fonts.ts imports
 * the file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import subsetFont from 'subset-font';

import { FONT, GLYPHS } from '@/scripts/policy/font';
import { packageFolder, root } from '@/scripts/process';

export const readFont = () => readFile(path.join(packageFolder(FONT.package), FONT.source));

export const glyphs = GLYPHS.map(({ text }) => text).join('');

/**
 * @param font bytes of a WOFF2 file
 * @returns bytes of the subset font
 */
export const subsetOf = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, glyphs, { targetFormat: 'woff2', preserveNameIds: [...FONT.names] });

/** @returns the files that were written */
export async function makeFont() {
  const made = await subsetOf(await readFont());
  const files = [FONT.file, FONT.demoFile];
  for (const file of files) await writeFile(path.join(root, file), made);
  return files;
}

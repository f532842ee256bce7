/**
 * In: the font of its npm package and scripts/policy/font.ts. Out: the same variable font with the
 * glyphs that the site needs, all their layout features and the notice of its license; once for the
 * site and once for the demonstration form. Runs before `next build` and `next dev`, because
 * app/fonts.ts names the file.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import subsetFont from 'subset-font';

import { FONT, GLYPHS } from '@/scripts/policy/font';
import { isMain, root, stop } from '@/scripts/process';

export const glyphs = GLYPHS.map(({ text }) => text).join('');

/** @param font bytes of a WOFF2 file @returns those of the smaller one */
export const subsetOf = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, glyphs, { targetFormat: 'woff2', preserveNameIds: [...FONT.names] });

async function main() {
  const source = path.join(root, FONT.source);
  if (!existsSync(source)) throw new Error(`${FONT.source} is missing: run npm ci`);
  const made = await subsetOf(await readFile(source));
  for (const name of [FONT.file, FONT.demoFile]) {
    const file = path.join(root, name);
    // Only when it differs: the dev server would reload every page.
    if (!existsSync(file) || !made.equals(await readFile(file))) await writeFile(file, made);
  }
}

if (isMain(import.meta.url)) main().catch(stop);

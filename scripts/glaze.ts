/**
 * Copies the pictures of glaze to public/glaze in the colors of the design tokens, which a picture in a
 * stylesheet cannot read itself. Lighter and darker shades are translucent.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import tokens from '@/tailwind.config';

const FOLDER = 'public/glaze';

/** @throws Error if there is no such token */
function tokenAt(keys: string, source: string): string {
  let value: unknown = tokens.theme;
  for (const key of keys.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== 'string') throw new Error(`${source} theme(${keys}): is no design token`);
  return value;
}

export async function makeGlaze() {
  await mkdir(FOLDER, { recursive: true });
  for (const source of globSync('art/glaze/*.svg')) {
    const text = await readFile(source, 'utf8');
    const colored = text.replace(/theme\(([\w.]+)\)/g, (_, keys: string) => tokenAt(keys, source));
    await writeFile(path.join(FOLDER, path.basename(source)), colored);
  }
}

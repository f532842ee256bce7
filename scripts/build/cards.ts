/**
 * Writes a social card for each indexable page to public/social. Each card contains the title of
 * the page, the company's name and tagline, the mark and a picture of the tiles.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import { socialCardFile } from '@/lib/seo/metadata';
import { root } from '@/scripts/process';

import { card, staticFonts } from './card';
import { MARK, parseMark } from './mark';

const FOLDER = path.join(root, 'public/social');

/** @returns the files that were written */
export async function makeCards() {
  const fonts = await staticFonts();
  const mark = parseMark(await readFile(path.join(root, MARK), 'utf8'));
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const files: string[] = [];
  for (const [index, route] of routes.filter(({ indexable }) => indexable).entries()) {
    const file = `public${socialCardFile(route)}`;
    await writeFile(path.join(root, file), await card(fonts, mark, route.title, index));
    files.push(file);
  }
  return files;
}

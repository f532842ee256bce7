/** Writes a social card for each indexable page to public/social. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import { socialCardFile } from '@/lib/seo/metadata';
import { root } from '@/scripts/command';
import type { Finding } from '@/scripts/launch/findings';

import { cardMaker } from './card';

const FOLDER = path.join(root, 'public/social');

/** @returns the files that were written */
export async function makeCards(advice: Finding[]) {
  const draw = await cardMaker(advice);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const files: string[] = [];
  for (const [index, route] of routes.filter(({ indexable }) => indexable).entries()) {
    const file = `public${socialCardFile(route)}`;
    await writeFile(path.join(root, file), await draw(route.title, index));
    files.push(file);
  }
  return files;
}

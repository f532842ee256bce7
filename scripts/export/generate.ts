/**
 * Generates the files that pages import or link to: pictures, glaze, font, logo, icons, social cards,
 * license notices, the list of routes and the site's own form. Prints advice on them, even if they
 * are up to date. Runs before `next build` and `next dev`. If settings or content are invalid, stops
 * before anything is generated.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { brands } from '@/content/collections/brands';
import { products } from '@/content/collections/products';
import { isMain, root, stop } from '@/scripts/command';
import { warn } from '@/scripts/export/advice';
import { check } from '@/scripts/export/check';
import type { Finding } from '@/scripts/launch/findings';

import { GENERATED_STAMP, hashFiles, readGenerated, type Generated } from './stamp';

/**
 * The inputs of the generated files. The lock file is included because it contains the versions of
 * the packages that generate them.
 */
const SOURCES = [
  'art/masters',
  'content',
  'lib/seo/metadata.ts',
  'package-lock.json',
  ...[...products.map(({ image }) => image), ...brands.map(({ logo }) => logo)].map(
    (src) => `public${src}`,
  ),
  'scripts/export',
  'scripts/policy',
  'tailwind.config.ts',
];

async function makeFiles(): Promise<Omit<Generated, 'sources'>> {
  // Import these modules only when needed. In most runs, all files are up to date.
  const { makePictures } = await import('./pictures');
  const { makeGlaze } = await import('./glaze');
  const { makeFont } = await import('./font');
  const { makeMark } = await import('./mark');
  const { makeCards } = await import('./cards');
  const { makeNotices } = await import('./notices');
  const { makeRoutes } = await import('./routes');
  const files: string[] = [];
  const advice: Finding[] = [];
  const makers: readonly ((advice: Finding[]) => Promise<string[]>)[] = [
    makePictures,
    makeGlaze,
    makeFont,
    makeMark,
    makeCards,
    makeNotices,
    makeRoutes,
  ];
  for (const make of makers) files.push(...(await make(advice)));
  return { files, advice };
}

/** Generates the files if an input has changed since the last run, or if a file is missing. */
export async function generate() {
  await check();
  // Depends on the settings, unlike the files below.
  const { makeOwnForm } = await import('./own-form');
  await makeOwnForm();
  const sources = await hashFiles(SOURCES);
  const last = await readGenerated();
  const isFresh =
    last?.sources === sources && last.files.every((file) => existsSync(path.join(root, file)));
  const now = isFresh ? last : { sources, ...(await makeFiles()) };
  warn(now.advice);
  if (isFresh) return;
  // Everything in public/ is deployed, so delete what an earlier version of the sources made.
  for (const file of last?.files ?? [])
    if (!now.files.includes(file)) await rm(path.join(root, file), { force: true });
  await mkdir(path.dirname(GENERATED_STAMP), { recursive: true });
  await writeFile(GENERATED_STAMP, JSON.stringify(now));
}

if (isMain(import.meta.url)) generate().catch(stop);

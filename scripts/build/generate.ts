/**
 * Generates the files that pages import or link to: pictures, font, logo, icons, social cards and
 * license notices. Runs before `next build` and `next dev`. If settings or content are invalid,
 * stops before anything is generated.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { check } from '@/scripts/build/check';
import { root, stop } from '@/scripts/process';

import { hashFiles } from './stamp';

/** `next build` does not delete this folder. */
const STAMP = path.join(root, '.next/cache/generated.json');
/**
 * The inputs of the generated files. The lock file is included because it contains the versions of
 * the packages that generate them.
 */
const SOURCES = [
  'art/masters',
  'content',
  'lib/seo/metadata.ts',
  'package-lock.json',
  'public/glaze',
  'scripts/build',
  'scripts/policy',
  'tailwind.config.ts',
];

type Stamp = { sources: string; files: string[] };

async function makeFiles(): Promise<string[]> {
  // Import these modules only when needed. In most runs, all files are up to date.
  const { makePictures } = await import('./pictures');
  const { makeFont } = await import('./font');
  const { makeMark } = await import('./mark');
  const { makeCards } = await import('./cards');
  const { makeNotices } = await import('./notices');
  const made: string[] = [];
  for (const make of [makePictures, makeFont, makeMark, makeCards, makeNotices])
    made.push(...(await make()));
  return made;
}

async function main() {
  await check();
  const sources = await hashFiles(SOURCES);
  if (existsSync(STAMP)) {
    const last = JSON.parse(await readFile(STAMP, 'utf8')) as Stamp;
    const isComplete = last.files.every((file) => existsSync(path.join(root, file)));
    if (last.sources === sources && isComplete) return;
  }
  const stamp: Stamp = { sources, files: await makeFiles() };
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, JSON.stringify(stamp));
}

main().catch(stop);

/**
 * A stamp of an export contains the settings of a build and a hash of its sources.
 * scripts/export/finish-export.ts writes it next to out/, not into it, so that it is never uploaded.
 * `npm run launch` and `npm run test:quick` compare it with the current sources and settings.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readSettings, type Settings } from '@/lib/env';
import { root } from '@/scripts/command';
import type { Finding } from '@/scripts/launch/findings';

export type Stamp = { settings: Settings; sources: string };

/** What scripts/export/generate.ts made last, from which sources, and its advice on them. */
export type Generated = { sources: string; files: string[]; advice: Finding[] };

/** `next build` does not delete this folder. */
export const GENERATED_STAMP = path.join(root, '.next/cache/generated.json');

const STAMP = path.join(root, 'out.stamp.json');

/**
 * The sources of an export. Unlike a commit hash, a hash of these files covers uncommitted changes.
 */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'art/masters',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
];
/** Excluded from the hash: tests, which do not affect pages, and files that the build generates. */
const NOT_SOURCES = /\.test\.tsx?$|\.generated\.\w+$|^public\/(pictures|forms)\//;

/** Returns all files at or below these paths, relative to the project. Ignores missing paths. */
export async function filesAt(places: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    places.map(async (place) => {
      const at = path.join(root, place);
      if (!existsSync(at)) return [];
      if ((await stat(at)).isFile()) return [place];
      const entries = await readdir(at, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
    }),
  );
  return found
    .flat()
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

export async function hashFiles(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesAt(places)) {
    if (!NOT_SOURCES.test(file))
      hash.update(`${file}\n`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

export const hashSources = () => hashFiles(SOURCES);

export async function writeStamp(settings: Settings) {
  const stamp: Stamp = { settings, sources: await hashSources() };
  await writeFile(STAMP, `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Returns `null` if there is no finished export. */
export async function readStamp(): Promise<Stamp | null> {
  if (!existsSync(STAMP) || !existsSync(path.join(root, 'out/index.html'))) return null;
  return JSON.parse(await readFile(STAMP, 'utf8')) as Stamp;
}

/** Returns whether out/ was built from the current sources with the settings in `env`. */
export async function isFresh(env: Record<string, string>): Promise<boolean> {
  const stamp = await readStamp();
  const wanted: Stamp = { settings: readSettings(env), sources: await hashSources() };
  return JSON.stringify(stamp) === JSON.stringify(wanted);
}

/** Returns `null` if nothing was generated yet. */
export async function readGenerated(): Promise<Generated | null> {
  if (!existsSync(GENERATED_STAMP)) return null;
  return JSON.parse(await readFile(GENERATED_STAMP, 'utf8')) as Generated;
}

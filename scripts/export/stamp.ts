/**
 * A stamp of an export contains the settings of a build and a hash of its sources, both from the
 * start of the build. It is next to out/, not in it, so that it is never uploaded. `next build`
 * starts it (next.config.mjs) and scripts/export/finish-export.ts finishes it, so an export without
 * a finished stamp is incomplete. `npm run launch` and `npm run test:quick` compare the stamp with the
 * current sources and settings.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readSettings, type Settings } from '@/lib/env';
import { OUT, root } from '@/scripts/command';
import { hiddenToday } from '@/lib/pages/entryFiles';
import type { Finding } from '@/scripts/content/advice';

/** `hidden` lists the entries that were hidden on the day of the build (lib/entries/read.ts). */
export type Stamp = { settings: Settings; sources: string; hidden: readonly string[] };

/** What scripts/export/generate.ts made last, with which settings and sources, and its advice. */
export type Generated = {
  settings: Settings;
  sources: string;
  files: string[];
  advice: Finding[];
};

/** `next build` does not delete this folder. */
const GENERATED = '.next/cache/generated.json';
const GENERATED_STAMP = path.join(root, GENERATED);

const fileOf = (out: string) => path.join(root, `${out}.stamp.json`);

/**
 * Files and folders of the project that do not affect an export. Everything else is a source, so
 * that a new folder counts. The settings in .env files are in the stamp.
 */
const OUTSIDE =
  /^(\..*|.*\.md|LICENSE|node_modules|next-env\.d\.ts|.*\.tsbuildinfo|out|out\.stamp\.json|hosts|vercel\.json|coverage|docs|e2e)$/;
/**
 * Excluded from the hash: tests and what they need, files that the build generates, and the sources of masters. Unlike
 * a commit hash, the hash covers uncommitted changes.
 */
const NOT_SOURCES =
  /\.test\.tsx?$|\.generated\.\w+$|^public\/(pictures|forms)\/|^art\/(?!masters\/)|^kit\/(fixture|testing|tests)\/|^lib\/fixture\//;

/** Returns all files at or below these paths, relative to the project. Ignores missing paths. */
export async function filesAt(places: readonly string[], project = root): Promise<string[]> {
  const found = await Promise.all(
    places.map(async (place) => {
      const at = path.join(project, place);
      if (!existsSync(at)) return [];
      if ((await stat(at)).isFile()) return [place];
      const entries = await readdir(at, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(project, path.join(parentPath, name)));
    }),
  );
  return found
    .flat()
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

const sourcesAt = async (places: readonly string[], project = root) =>
  (await filesAt(places, project)).filter((file) => !NOT_SOURCES.test(file));

/** The sources of an export, of this project or of a copy. */
export const sourceFiles = async (project = root) =>
  sourcesAt(
    (await readdir(project)).filter((name) => !OUTSIDE.test(name)),
    project,
  );

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

export const hashFiles = async (places: readonly string[]) => hashOf(await sourcesAt(places));

export const hashSources = async () => hashOf(await sourceFiles());

async function write(stamp: object) {
  await mkdir(path.dirname(fileOf(OUT)), { recursive: true });
  await writeFile(fileOf(OUT), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Replaces the stamp of the earlier build, so that an interrupted build has none. */
export async function startStamp(settings: Settings) {
  const started: Stamp = { settings, sources: await hashSources(), hidden: hiddenToday() };
  await write({ started, generated: (await readGenerated())?.sources });
}

const mixed = (step: string, what: readonly string[]) =>
  new Error(
    `${OUT}/ mixes two builds, because ${step} (${what.join(', ')}): run \`npm run build\` again, and nothing else meanwhile.`,
  );

/** @throws Error if a step of the build had other settings */
function expectSame(settings: Settings, other: Settings, step: string) {
  const names = Object.keys(settings) as (keyof Settings)[];
  const changed = names.filter(
    (name) => JSON.stringify(settings[name]) !== JSON.stringify(other[name]),
  );
  if (changed.length > 0) throw mixed(step, changed);
}

/**
 * Returns the stamp of the build that `next build` has started.
 *
 * @throws Error if there is none, if a step of the build had other settings, or if other files were
 *   generated meanwhile, such as those of drafts by `npm run dev`
 */
export async function startedStamp(settings: Settings): Promise<Stamp> {
  const stamp = await read<{ started?: Stamp; generated?: string }>(fileOf(OUT));
  const { started } = stamp ?? {};
  if (!started) throw new Error(`${OUT}/ has no unfinished build: run \`npm run build\`.`);
  expectSame(settings, started.settings, '`next build` had others');
  const generated = await readGenerated();
  const step = '`npm run generate` ran with others during the build';
  if (generated) expectSame(settings, generated.settings, step);
  if (generated?.sources !== stamp?.generated) throw mixed(step, ['files']);
  return started;
}

export const finishStamp = (started: Stamp) => write(started);

async function read<Content>(file: string): Promise<Content | null> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Content) : null;
}

/** Returns `null` if there is no finished export. */
export async function readStamp(out = OUT): Promise<Stamp | null> {
  const stamp = await read<Stamp>(fileOf(out));
  return stamp?.sources && existsSync(path.join(root, out, 'index.html')) ? stamp : null;
}

/** Returns whether an export was built from the current sources with the settings in `env`. */
export async function isFresh(env: Record<string, string>, out = OUT): Promise<boolean> {
  const stamp = await readStamp(out);
  const wanted: Stamp = {
    settings: readSettings(env),
    sources: await hashSources(),
    hidden: hiddenToday(),
  };
  return JSON.stringify(stamp) === JSON.stringify(wanted);
}

/** Returns `null` if nothing was generated yet. */
export const readGenerated = () => read<Generated>(GENERATED_STAMP);

/** The generated files of this project or of a copy. */
export const generatedFiles = async (project = root) =>
  (await read<Generated>(path.join(project, GENERATED)))?.files ?? [];

export async function writeGenerated(generated: Generated) {
  await mkdir(path.dirname(GENERATED_STAMP), { recursive: true });
  await writeFile(GENERATED_STAMP, JSON.stringify(generated));
}

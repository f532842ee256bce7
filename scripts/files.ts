/** The files of the project, or of a part. */
import { readdir } from 'node:fs/promises';

import { glob } from 'tinyglobby';

import { root } from './command';

/**
 * Files and folders of the project that do not affect an export. Everything else is a source,
 * including a new folder.
 */
const OUTSIDE =
  /^(\..*|.*\.md|LICENSE|node_modules|next-env\.d\.ts|.*\.tsbuildinfo|out|hosts|vercel\.json|coverage|docs|e2e)$/;
const TESTS = /\.test\.tsx?$/;

/** What scripts/pictures.ts makes. .gitignore has it, too. */
const GENERATED = /^public\/(glaze|pictures)\/|\.generated\.\w+$/;

/**
 * Returns all files at or below these paths, which may be patterns, relative to the project. Ignores missing
 * paths, and what the operating system has left there.
 */
export const filesAt = async (places: readonly string[], project = root) =>
  (await glob(places, { cwd: project, dot: true })).filter((file) => !isSystemFile(file)).sort();

/**
 * Whether macOS or Windows has left a file in a folder: previews, settings of the folder, and metadata, such
 * as `._logo.svg`, which has the name of a picture but not its format.
 */
export const isSystemFile = (file: string) =>
  /(^|\/)(\._[^/]*|\.DS_Store|(eh)?thumbs\.db|desktop\.ini)$/i.test(file);

/** The files in a folder and its folders, by their paths in it. */
export const filesIn = async (folder: string) =>
  (await glob('**', { cwd: folder, dot: true })).sort();

/** The sources of an export. */
export async function sourceFiles(): Promise<string[]> {
  const places = (await readdir(root)).filter((name) => !OUTSIDE.test(name));
  return (await filesAt(places)).filter((file) => !TESTS.test(file) && !GENERATED.test(file));
}

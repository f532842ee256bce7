import { readdir } from 'node:fs/promises';

import { glob } from 'tinyglobby';

import { root } from './command';

/** What does not affect an export. Everything else is a source, including a new folder. */
const OUTSIDE =
  /^(\..*|.*\.md|LICENSE|node_modules|next-env\.d\.ts|.*\.tsbuildinfo|out|hosts|vercel\.json|coverage|docs|e2e)$/;
const TESTS = /\.test\.tsx?$/;

/** Made by scripts/pictures.ts. .gitignore has it, too. */
const GENERATED = /^public\/(glaze|pictures)\/|\.generated\.\w+$/;

/**
 * @returns the files at or below paths or patterns in the project, without missing ones and those of the
 * operating system
 */
export const filesAt = async (patterns: readonly string[], project = root) =>
  (await glob(patterns, { cwd: project, dot: true })).filter((file) => !isSystemFile(file)).sort();

/**
 * Previews, settings of a folder, and metadata, such as `._logo.svg`, which has the name of a picture but
 * not its format.
 */
export const isSystemFile = (file: string) =>
  /(^|\/)(\._[^/]*|\.DS_Store|(eh)?thumbs\.db|desktop\.ini)$/i.test(file);

/** By their paths in the folder. */
export const filesIn = async (folder: string) =>
  (await glob('**', { cwd: folder, dot: true })).sort();

export async function sourceFiles(): Promise<string[]> {
  const patterns = (await readdir(root)).filter((name) => !OUTSIDE.test(name));
  return (await filesAt(patterns)).filter((file) => !TESTS.test(file) && !GENERATED.test(file));
}

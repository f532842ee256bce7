import { readdir } from 'node:fs/promises';

import { glob } from 'tinyglobby';

import { root } from '@/scripts/command';

/** What does not affect an export. Everything else is a source, including a new folder. */
const OUTSIDE =
  /^(\..*|.*\.md|LICENSE|node_modules|next-env\.d\.ts|.*\.tsbuildinfo|out|hosts|vercel\.json|coverage|docs|e2e)$/;
const TESTS = /\.test\.tsx?$/;

/** Made by scripts/pictures.ts. .gitignore has it, too. */
const GENERATED = /^public\/(glaze|pictures)\/|\.generated\.\w+$/;

/** By their paths in the folder. */
export const filesIn = async (folder: string) =>
  (await glob('**', { cwd: folder, dot: true })).sort();

export async function sourceFiles(): Promise<string[]> {
  const patterns = (await readdir(root)).filter((name) => !OUTSIDE.test(name));
  const files = await glob(patterns, { cwd: root, dot: true });
  return files.filter((file) => !TESTS.test(file) && !GENERATED.test(file)).sort();
}

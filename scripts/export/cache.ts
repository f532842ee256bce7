/**
 * Keeps generated files whose making takes long, each under a name that changes with what it is made
 * from. `next build` does not delete this folder, and hosts keep it between builds.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { root } from '@/scripts/command';

/**
 * Writes to a temporary file first, so that an interrupted run never leaves an incomplete file
 * under the final name. Two may write the same file at the same time: equal pictures have one name.
 */
async function writeWhole(target: string, bytes: Buffer) {
  const temporary = `${target}.${randomUUID()}`;
  await writeFile(temporary, bytes);
  await rename(temporary, target);
}

/** @param kind what the files are, such as `cards` */
const folderOf = (kind: string) => path.join(root, '.next/cache', kind);

/**
 * A generated file whose making takes long. It is made in the cache, so that `next build`, which copies
 * public/ at its end, can run at the same time.
 */
export type Drawing = {
  /** What it is, such as `cards`: the folder of the cache. */
  kind: string;
  /** The name in the cache. It changes with what the file is made from. */
  name: string;
  /** The file in the project, such as `public/social/home.jpg`. */
  file: string;
  make: () => Promise<Buffer>;
};

const cachedFile = ({ kind, name }: Drawing) => path.join(folderOf(kind), name);

/** Makes the drawings that the cache lacks. */
export const draw = (drawings: readonly Drawing[]) =>
  inParallel(drawings, async (drawing) => {
    const file = cachedFile(drawing);
    await mkdir(path.dirname(file), { recursive: true });
    if (!existsSync(file)) await writeWhole(file, await drawing.make());
  });

/** Copies drawings from the cache to their files in a folder, by default the project. */
export async function place(drawings: readonly Drawing[], targetOf = (file: string) => file) {
  for (const drawing of drawings) {
    const target = path.join(root, targetOf(drawing.file));
    await mkdir(path.dirname(target), { recursive: true });
    await writeWhole(target, await readFile(cachedFile(drawing)));
  }
}

/** Deletes the other files of this kind. */
export async function keepCached(kind: string, names: readonly string[]) {
  const folder = folderOf(kind);
  const kept = new Set(names);
  for (const name of existsSync(folder) ? await readdir(folder) : [])
    if (!kept.has(name)) await rm(path.join(folder, name));
}

/** Runs the work for each item, on all processors. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  // One more, so that no processor waits for a file to be read.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane));
}

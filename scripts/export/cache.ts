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

/** Copies a file of the cache to `target`. Makes it before, if the cache lacks it. */
export async function copyCached(
  [kind, name]: readonly [kind: string, name: string],
  target: string,
  make: () => Promise<Buffer>,
) {
  const cached = path.join(folderOf(kind), name);
  await mkdir(path.dirname(cached), { recursive: true });
  await mkdir(path.dirname(target), { recursive: true });
  if (!existsSync(cached)) await writeWhole(cached, await make());
  await writeWhole(target, await readFile(cached));
}

/** Deletes the other files of this kind. */
export async function keepCached(kind: string, names: readonly string[]) {
  const folder = folderOf(kind);
  const kept = new Set(names);
  for (const name of existsSync(folder) ? await readdir(folder) : [])
    if (!kept.has(name)) await rm(path.join(folder, name));
}

/** Runs the work for each item, on all processors. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
) {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  // One more, so that no processor waits for a file to be read.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane));
}

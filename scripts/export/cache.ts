/**
 * Keeps generated files whose making takes long, each under a name that changes with what it is made
 * from. `next build` does not delete this folder, and hosts keep it between builds.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

export type CachedFile = {
  /** The name in the cache. It changes with what the file is made from. */
  name: string;
  /** The file in the project, such as `public/pictures/home.webp`. */
  file: string;
  make: () => Promise<Buffer>;
};

/**
 * Makes the file if the cache lacks it. An interrupted run leaves no incomplete file under this name. Two
 * may make the same file at the same time: equal pictures have one name.
 */
async function provide(cached: string, make: () => Promise<Buffer>) {
  if (existsSync(cached)) return;
  const temporary = `${cached}.${randomUUID()}`;
  await writeFile(temporary, await make());
  await rename(temporary, cached);
}

/**
 * Writes the files of one kind, such as `cards`. Makes those that the cache lacks, on all processors,
 * and removes the others from the cache.
 */
export async function writeCached(kind: string, files: readonly CachedFile[]) {
  const folder = path.join('.next/cache', kind);
  await mkdir(folder, { recursive: true });
  const rest = files.values();
  const lane = async () => {
    for (const { name, file, make } of rest) {
      const cached = path.join(folder, name);
      await provide(cached, make);
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(cached, file);
    }
  };
  // One more, so that no processor waits for a file to be read.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane));
  const names = new Set(files.map(({ name }) => name));
  for (const name of await readdir(folder)) if (!names.has(name)) await rm(path.join(folder, name));
}

/**
 * Only one process at a time makes the generated files and an export, because all builds of a project
 * share public/ and .next/. Without this lock, an export could mix two builds, or contain what
 * `npm run dev` generates for drafts.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '@/scripts/command';

/** `next build` does not delete this folder. */
const FILE = '.next/cache/build.lock';

/** Whether a process runs. If it belongs to somebody else, signals are refused (EPERM). */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @throws Error if another process is at it. A process that was killed does not count. */
async function take(file: string) {
  await mkdir(path.dirname(file), { recursive: true });
  const create = () => writeFile(file, String(process.pid), { flag: 'wx' });
  try {
    await create();
  } catch {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner && owner !== process.pid && isRunning(owner))
      throw new Error(
        `Process ${owner} is building or generating files of this project: wait until it has ended. (If it is something else, delete ${FILE}.)`,
      );
    await rm(file, { force: true });
    await create();
  }
}

/** Runs `task` while no other process builds this project. */
export async function alone<Result>(task: () => Promise<Result>): Promise<Result> {
  const file = path.join(root, FILE);
  await take(file);
  try {
    return await task();
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Only one process at a time makes the generated files and an export, because all builds of a project
 * share public/ and .next/. Without this lock, an export could mix two builds, or contain what
 * `npm run dev` generates for drafts.
 */
import { hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { root } from '@/scripts/command';

/**
 * The address of a socket, which ends with its process, however that ends: an abstract one on Linux, a
 * named pipe on Windows (https://nodejs.org/api/net.html#identifying-paths-for-ipc-connections). Elsewhere,
 * a process that was killed leaves a file, on which nobody listens.
 */
function addressOf(project: string): string {
  const name = `site-build-${hash('sha256', project).slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(tmpdir(), name);
}

const listen = (address: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer().unref();
    server.once('error', reject).listen(address, () => resolve(server));
  });

const isListening = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

/** @throws Error if another process is at it */
async function take(address: string): Promise<Server> {
  try {
    return await listen(address);
  } catch {
    if (await isListening(address))
      throw new Error(
        'Another process is building or generating files of this project: wait until it has ended.',
      );
    await rm(address, { force: true });
    return listen(address);
  }
}

/** Runs `task` while no other process builds this project. */
export async function withBuildLock<Result>(
  task: () => Promise<Result>,
  project = root,
): Promise<Result> {
  const lock = await take(addressOf(project));
  try {
    return await task();
  } finally {
    lock.close();
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect } from '@playwright/test';

type Options = {
  port: number;
  cwd: string;
  env?: Record<string, string>;
  /** A path that the server answers. */
  ready?: string;
};

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Starts a server on a port, and waits until it answers. */
export async function startServer(command: string, args: readonly string[], options: Options) {
  const { port, cwd, env, ready = '/' } = options;
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(origin + ready, { redirect: 'manual' }).then(
      () => true,
      () => output,
    );
  try {
    await expect.poll(answers, { message: command, timeout: 60_000 }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop, output: () => output };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export type Running = { origin: string; stop: () => Promise<void> };

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const POLL_MS = 25;
const TRIES = 400;

/**
 * Starts a server process and waits until it responds.
 *
 * @throws Error with the server's output if it exits or does not respond in time
 */
export async function runServer(
  command: string,
  args: readonly string[],
  options: { port: number; cwd: string; env?: Record<string, string> },
): Promise<Running> {
  const { port, cwd, env } = options;
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (said += String(chunk)));
  }
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries++) {
    const answered = await fetch(origin, { method: 'HEAD', redirect: 'manual' }).catch(() => null);
    if (answered) {
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      return { origin, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`${command} did not start: ${said.trim() || 'no answer'}`);
}

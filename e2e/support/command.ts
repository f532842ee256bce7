import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { root } from '@/scripts/command';

/** In one line per problem. */
export function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** In the project directory, or in another one. Prints the output, or returns it if `quiet`. */
export async function run(
  command: string,
  env: Record<string, string> = {},
  { quiet = false, cwd = root } = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(quiet ? `(${command}) 2>&1` : command, {
    cwd,
    env: { ...process.env, ...env },
    shell: true,
    stdio: quiet ? ['ignore', 'pipe', 'inherit'] : 'inherit',
  });
  const [[code], output] = await Promise.all([
    once(child, 'close'),
    child.stdout ? text(child.stdout) : '',
  ]);
  return { code: code ?? 1, output: output.trimEnd() };
}

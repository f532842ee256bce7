import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import nextEnv from '@next/env';

import { env } from '@/lib/env';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests read that of a fixture. */
export const CONTENT = 'content';

/** Tests build into other folders, never into the one that somebody deploys. */
export const OUT = process.env.EXPORT_DIR || 'out';

/**
 * Also from .env files, as in `next build`.
 * @throws Error with a line for each problem
 */
export function loadSettings() {
  nextEnv.loadEnvConfig(root);
  return env();
}

export function isMain(moduleUrl: string, started = process.argv[1]): boolean {
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}

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

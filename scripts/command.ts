/**
 * Helpers that the scripts share. They check whether a script was run directly or imported (by a test), run a
 * command, and exit with an error message.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import nextEnv from '@next/env';

import { env } from '@/lib/env';

/** The absolute path of the project directory, in which npm runs scripts. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the owner's content. Tests read that of a fixture. */
export const CONTENT = 'content';

/**
 * The folder of the export that a build makes. Tests build into others, so that they never replace
 * the one that somebody deploys.
 */
export const OUT = process.env.EXPORT_DIR || 'out';

/**
 * The settings, also from .env files, as `next build` reads them.
 *
 * @throws Error with a line for each problem
 */
export function loadSettings() {
  nextEnv.loadEnvConfig(root);
  return env();
}

export function isMain(moduleUrl: string, started = process.argv[1]): boolean {
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}

/** Prints what stops a script, in one line per problem. */
export function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Runs a command in the project directory, or in another one. Prints its output, or returns it if `quiet`. */
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

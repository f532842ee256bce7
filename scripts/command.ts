/**
 * Helpers that the scripts share. They locate the project directory and packages, check whether a
 * script was run directly or imported (by a test), run a command, and exit with an error message.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the project directory, so that scripts can run from any directory. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the directory of a package, resolved from the directory `from`. */
export function packageFolder(name: string, from = root): string {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => path.join(place, name)).find((place) => existsSync(place));
  if (!found) throw new Error(`The package ${name} is not installed: run npm ci`);
  return realpathSync(found);
}

export function isMain(moduleUrl: string, started = process.argv[1]): boolean {
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}

export function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Runs a command in the project directory. Prints its output, or returns it if `quiet`. */
export function run(
  command: string,
  env: Record<string, string> = {},
  { quiet = false } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: true,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child
      .once('error', reject)
      .once('close', (code) => resolve({ code: code ?? 1, output: output.trimEnd() }));
  });
}

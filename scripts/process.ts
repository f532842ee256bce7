/**
 * Shared by all scripts: the project directory, whether a script was run or imported (by a test), running a command, and exiting with a one-line message.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Absolute, so that scripts can run from any directory. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export const isMain = (moduleUrl: string): boolean =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(moduleUrl);

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

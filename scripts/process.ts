/**
 * What every script needs: where the project is, whether it was started itself or only imported (by a
 * test), how to run a command, how to stop with one line.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The scripts work from any directory. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export function isMain(moduleUrl: string, started = process.argv[1]): boolean {
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}

export function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Runs a command line in the project. Its output goes to this terminal, or comes back if `quiet`. */
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

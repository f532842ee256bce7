/** Runs a command to its end, and says how long it took and how much memory its largest process held. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export type Cost = { ms: number; peakBytes: number };

type Options = { cwd: string; env?: Record<string, string>; limitMs?: number };

const GNU_TIME = '/usr/bin/time';
const SAMPLE_MS = 200;
/** Enough to tell what went wrong. */
const LAST_LINES = 15;

/** @param rows `pid parent rss` (kB), one process a line, as `ps` says it */
export function largestBelow(pid: number, rows: string): number {
  const processes = rows
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter((row) => row.length === 3);
  const family = new Set([pid]);
  // A child may be listed before its parent.
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [own, parent] of processes) if (family.has(parent!)) family.add(own!);
  }
  return Math.max(0, ...processes.filter(([own]) => family.has(own!)).map(([, , rss]) => rss!));
}

/** @throws Error with its last lines, if it fails or takes longer than `limitMs` */
export async function measured(command: string, { cwd, env, limitMs }: Options): Promise<Cost> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const report = path.join(folder, 'peak');
  const exact = process.platform === 'linux' && existsSync(GNU_TIME);
  const [file, args] = exact
    ? [GNU_TIME, ['-f', '%M', '-o', report, 'sh', '-c', command]]
    : ['sh', ['-c', command]];
  const start = performance.now();
  // A group of its own, so that a limit ends all of it.
  const child = spawn(file!, args as string[], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => (said = (said + chunk).slice(-20_000)));

  let peak = 0;
  const sample = () => {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    peak = Math.max(peak, largestBelow(child.pid!, rows));
  };
  const sampling = exact ? undefined : setInterval(sample, SAMPLE_MS);
  let late = false;
  const limit = setTimeout(
    () => {
      late = true;
      process.kill(-child.pid!, 'SIGTERM');
    },
    limitMs ?? 2 ** 31 - 1,
  );
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    const ms = performance.now() - start;
    if (late) throw new Error(`\`${command}\` took more than ${limitMs! / 60_000} minutes`);
    if (code !== 0) {
      const last = said.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      throw new Error(`\`${command}\` failed in ${cwd}:\n${last}`);
    }
    if (exact) peak = Number((await readFile(report, 'utf8')).trim().split('\n').at(-1));
    return { ms, peakBytes: peak * 1024 };
  } finally {
    clearInterval(sampling);
    clearTimeout(limit);
    await rm(folder, { recursive: true, force: true });
  }
}

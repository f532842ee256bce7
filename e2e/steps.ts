/** Runs the steps of a command, and prints their results. The last line shows the totals. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { root, run } from '@/scripts/command';

import { EXPORTS } from './exports';

export type Tally = { passed: number; failed: number };

/** What the JSON reports of Jest and Playwright say. */
type Report =
  | { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
  | { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** A runner that stopped early or found no tests has failed, too. */
function tally(report: Report, exitCode: number): Tally {
  const isJest = 'numPassedTests' in report;
  const passed = isJest ? report.numPassedTests : report.stats.expected;
  const failed = isJest
    ? report.numFailedTests + report.numRuntimeErrorTestSuites
    : report.stats.unexpected + report.stats.flaky + report.errors.length;
  return { passed, failed: failed || Number(exitCode !== 0 || passed === 0) };
}

const results: Tally[] = [];

/** Runs a step, prints its title and result, and adds the result to the totals. */
export async function step(title: string, work: () => Promise<Tally | boolean>): Promise<boolean> {
  const start = performance.now();
  const result = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  const ok = typeof result === 'boolean' ? result : result.failed === 0;
  results.push(typeof result === 'boolean' ? { passed: Number(ok), failed: Number(!ok) } : result);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${title}: ${ok ? 'passed' : 'FAILED'}, ${seconds} s`);
  return ok;
}

/** The work of a step that needs what an earlier one has failed to make. */
export const skipped = () => Promise.reject(new Error('Skipped because an earlier step failed'));

/**
 * The settings of a command that is the same for every owner. Only a build has its own folder: `next
 * typegen` would write the route types there.
 */
const NO_SETTINGS = { ...EXPORTS.delivered.env, EXPORT_DIR: '' };

/** The settings of .env files and of the environment. */
export const OWN_SETTINGS = {};

type Options = { env?: Record<string, string>; report?: string; live?: boolean; cwd?: string };

/**
 * Runs a command as a step. If the command writes a test report, the step counts the passed and
 * failed tests in that report. Otherwise, the step passes if the exit code is 0. Steps may run in
 * parallel, so the output of a command is printed only when it fails, unless `live` is set.
 */
export const check = (
  title: string,
  command: string,
  { env = NO_SETTINGS, report, live = false, cwd = root }: Options = {},
) =>
  step(title, async () => {
    if (report) {
      await mkdir(path.dirname(path.join(cwd, report)), { recursive: true });
      await rm(path.join(cwd, report), { force: true });
    }
    const { code, output } = await run(command, env, { quiet: !live, cwd });
    if (code !== 0 && output) console.log(`\n${output}`);
    if (!report) return code === 0;
    return tally(JSON.parse(await readFile(path.join(cwd, report), 'utf8')) as Report, code);
  });

/** Prints the totals, which decide the exit code. */
export function summarize() {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, each) => total + each[key], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(
    `\nTook ${Math.round(performance.now() / 60_000)} min on ${availableParallelism()} cores`,
  );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

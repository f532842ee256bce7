/** Runs the steps of a command, prints their results, and at the end what failed. The last line shows the totals. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { root, run } from '@/scripts/command';

import { EXPORTS } from './exports';

type Tally = { passed: number; failed: number };
/** The details say what failed. */
type Result = Tally & { details?: string };

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

/** How much of the details of a step is printed at the end: a runner says there which tests failed. */
const LINES = 40;

const results: (Result & { title: string })[] = [];

const one = (ok: boolean, details?: string) => ({
  passed: Number(ok),
  failed: Number(!ok),
  details,
});

/** Runs a step, prints its title and result, and adds the result to the totals. */
export async function step(title: string, work: () => Promise<Result | boolean>): Promise<boolean> {
  const start = performance.now();
  const result = await work().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return one(false, message);
  });
  const tallied = typeof result === 'boolean' ? one(result) : result;
  results.push({ title, ...tallied });
  const ok = tallied.failed === 0;
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
    if (!report) return one(code === 0, output);
    const written = JSON.parse(await readFile(path.join(cwd, report), 'utf8')) as Report;
    return { ...tally(written, code), details: output };
  });

/** Prints what failed, and the totals, which decide the exit code. */
export function summarize() {
  for (const { title, failed, details = '' } of results)
    if (failed > 0)
      console.log(`\nFAILED: ${title}\n${details.split('\n').slice(-LINES).join('\n')}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, each) => total + each[key], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(
    `\nTook ${Math.round(performance.now() / 60_000)} min on ${availableParallelism()} cores`,
  );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

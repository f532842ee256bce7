/**
 * In: the JSON reports of Jest and Playwright, with the exit code of each. Out: how many tests
 * passed and failed. Runs after them; a runner that broke down or found no test has failed.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from './process';

export type Tally = { passed: number; failed: number };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

export const one = (ok: boolean): Tally =>
  ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A test that passed only at its second try has failed; so has a file that does not load. */
export function tally(report: JestReport | PlaywrightReport, exitCode: number): Tally {
  const { passed, failed } =
    'stats' in report
      ? {
          passed: report.stats.expected,
          failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
        }
      : {
          passed: report.numPassedTests,
          failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        };
  const broken = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : failed };
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

export async function readTally(file: string, exitCode: number): Promise<Tally> {
  try {
    return tally(JSON.parse(await readFile(path.join(root, file), 'utf8')), exitCode);
  } catch {
    return one(false);
  }
}

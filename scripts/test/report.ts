/**
 * Reads the JSON reports of Jest and Playwright. Returns the number of passed and failed tests, and
 * the duration of the tests in each folder.
 */
import path from 'node:path';

export type Tally = { passed: number; failed: number; seconds: Record<string, number> };

export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};
type Suite = {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};
export type PlaywrightReport = {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: Suite[];
};

const durationOf = (suite: Suite): number =>
  suite.specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  (suite.suites ?? []).reduce((sum, inner) => sum + durationOf(inner), 0);

/**
 * These also count as failures: a file that does not load, a test that passed only on retry, and a
 * runner that stopped early or found no tests.
 */
export function tally(
  report: JestReport | PlaywrightReport,
  exitCode: number,
  root: string,
): Tally {
  const [passed, failed, files] =
    'stats' in report
      ? ([
          report.stats.expected,
          report.stats.unexpected + report.stats.flaky + report.errors.length,
          report.suites.map((suite): [string, number] => [
            path.join(report.config.rootDir, suite.file),
            durationOf(suite),
          ]),
        ] as const)
      : ([
          report.numPassedTests,
          report.numFailedTests + report.numRuntimeErrorTestSuites,
          report.testResults.map(({ name, startTime, endTime }): [string, number] => [
            name,
            endTime - startTime,
          ]),
        ] as const);
  const seconds: Tally['seconds'] = {};
  for (const [file, duration] of files) {
    const folder = path.dirname(path.relative(root, file));
    seconds[folder] = (seconds[folder] ?? 0) + duration / 1000;
  }
  const broken = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : failed, seconds };
}

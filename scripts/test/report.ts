/** Counts the passed and failed tests in the JSON reports of Jest and Playwright. */
export type Tally = { passed: number; failed: number };

export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
};
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

const count = (report: JestReport | PlaywrightReport): Tally =>
  'stats' in report
    ? {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      }
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      };

/**
 * These also count as failures: a file that does not load, a test that passed only on retry, and a
 * runner that stopped early or found no tests.
 */
export function tally(report: JestReport | PlaywrightReport, exitCode: number): Tally {
  const { passed, failed } = count(report);
  return { passed, failed: failed || Number(exitCode !== 0 || passed === 0) };
}

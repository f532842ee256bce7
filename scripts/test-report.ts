/** In: the JSON report of Jest or Playwright. Out: the number of passed and failed tests. */
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

/**
 * These also count as failures: a file that does not load, a test that passed only on retry, and a
 * runner that stopped early or found no tests.
 */
export function tally(report: JestReport | PlaywrightReport, exitCode: number): Tally {
  const [passed, failed] =
    'stats' in report
      ? [report.stats.expected, report.stats.unexpected + report.stats.flaky + report.errors.length]
      : [report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites];
  const broken = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: broken ? 1 : failed };
}

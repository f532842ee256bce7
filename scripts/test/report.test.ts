/** @jest-environment node */
import { tally, type JestReport, type PlaywrightReport } from './report';

const jestReport: JestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    { name: '/site/lib/a.test.ts', startTime: 1000, endTime: 2500 },
    { name: '/site/lib/b.test.ts', startTime: 1000, endTime: 1500 },
  ],
};
const specs = [{ tests: [{ results: [{ duration: 500 }, { duration: 250 }] }] }];
const playwright: PlaywrightReport = {
  config: { rootDir: '/site/e2e' },
  stats: { expected: 7, unexpected: 0, flaky: 0 },
  errors: [],
  suites: [{ file: 'lead/popup.spec.ts', specs, suites: [{ file: '', specs }] }],
};

const count = (report: JestReport | PlaywrightReport, exitCode: number) => {
  const { passed, failed } = tally(report, exitCode, '/site');
  return [passed, failed];
};

describe('tally', () => {
  it('counts the tests of Jest and Playwright, and adds up the seconds per folder', () => {
    expect(tally(jestReport, 0, '/site')).toEqual({ passed: 5, failed: 0, seconds: { lib: 2 } });
    expect(tally(playwright, 0, '/site')).toEqual({
      passed: 7,
      failed: 0,
      seconds: { 'e2e/lead': 1.5 },
    });
  });

  it('counts one failure for each file that does not load', () => {
    expect(count({ ...jestReport, numRuntimeErrorTestSuites: 2 }, 1)).toEqual([5, 2]);
    expect(count({ ...playwright, errors: ['no such module'] }, 1)).toEqual([7, 1]);
  });

  it('counts one failure for each test that passed only on retry', () => {
    const stats = { expected: 6, unexpected: 1, flaky: 1 };
    expect(count({ ...playwright, stats }, 1)).toEqual([6, 2]);
  });

  it('counts one failure if the runner found no tests or stopped early', () => {
    expect(count({ ...jestReport, numPassedTests: 0 }, 0)).toEqual([0, 1]);
    expect(count(playwright, 1)).toEqual([7, 1]);
  });
});

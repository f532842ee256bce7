/** @jest-environment node */
import { tally, type JestReport, type PlaywrightReport } from './test-report';

const jestReport: JestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const stats = { expected: 7, unexpected: 0, flaky: 0 };
const playwright: PlaywrightReport = { stats, errors: [] };

describe('tally', () => {
  it.each<[string, JestReport | PlaywrightReport, number, [passed: number, failed: number]]>([
    ['unit tests', jestReport, 0, [5, 0]],
    ['browser tests', playwright, 0, [7, 0]],
    ['files that do not load', { ...jestReport, numRuntimeErrorTestSuites: 2 }, 1, [5, 2]],
    ['a spec that does not load', { ...playwright, errors: ['no such module'] }, 1, [7, 1]],
    [
      'a test that passed only on retry',
      { ...playwright, stats: { expected: 6, unexpected: 1, flaky: 1 } },
      1,
      [6, 2],
    ],
    ['a runner that found no tests', { ...jestReport, numPassedTests: 0 }, 0, [0, 1]],
    ['a runner that stopped early', playwright, 1, [7, 1]],
  ])('counts %s', (_, report, exitCode, [passed, failed]) => {
    expect(tally(report, exitCode)).toEqual({ passed, failed });
  });
});

/** @jest-environment node */
import { tally } from './report';

const unit = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const playwright = { stats: { expected: 7, unexpected: 0, flaky: 0 }, errors: [] };

it.each([
  ['the tests of Jest', unit, 0, [5, 0]],
  ['the tests of Playwright', playwright, 0, [7, 0]],
  [
    'a failure for each file that Jest cannot load',
    { ...unit, numRuntimeErrorTestSuites: 2 },
    1,
    [5, 2],
  ],
  [
    'a failure for each file that Playwright cannot load',
    { ...playwright, errors: ['no module'] },
    1,
    [7, 1],
  ],
  [
    'a failure for each test that passed only on retry',
    { ...playwright, stats: { expected: 6, unexpected: 1, flaky: 1 } },
    1,
    [6, 2],
  ],
  ['one failure if no tests were found', { ...unit, numPassedTests: 0 }, 0, [0, 1]],
  ['one failure if the runner stopped early', playwright, 1, [7, 1]],
])('tally() counts %s', (_, report, exitCode, [passed, failed]) => {
  expect(tally(report, exitCode)).toEqual({ passed, failed });
});

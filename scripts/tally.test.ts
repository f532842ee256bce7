/** @jest-environment node */
import { sum, tally } from './tally';

const unit = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const playwright = { stats: { expected: 7, unexpected: 0, flaky: 0 }, errors: [] };

describe('tally', () => {
  it('counts the tests of either runner', () => {
    expect(tally(unit, 0)).toEqual({ passed: 5, failed: 0 });
    expect(tally(playwright, 0)).toEqual({ passed: 7, failed: 0 });
  });

  it('counts a file that does not load as a failure', () => {
    expect(tally({ ...unit, numRuntimeErrorTestSuites: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
    expect(tally({ ...playwright, errors: ['no such module'] }, 1).failed).toBe(1);
  });

  it('counts a test that passed only at its second try as a failure', () => {
    const stats = { expected: 6, unexpected: 1, flaky: 1 };
    expect(tally({ ...playwright, stats }, 1)).toEqual({ passed: 6, failed: 2 });
  });

  it('counts a runner that found no test, or broke down, as a failure', () => {
    expect(tally({ ...unit, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(tally(playwright, 1)).toEqual({ passed: 7, failed: 1 });
  });
});

describe('sum', () => {
  it('adds up passed and failed', () => {
    const tallies = [
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ];
    expect(sum(tallies)).toEqual({ passed: 3, failed: 3 });
    expect(sum([])).toEqual({ passed: 0, failed: 0 });
  });
});

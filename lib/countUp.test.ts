import { COUNT_UP_MS, countAt } from '@/lib/countUp';

describe('countAt', () => {
  it.each([
    ['the start', 0, 0],
    ['a clock that jumps back', -1, 0],
    ['half the time', COUNT_UP_MS / 2, 250],
    ['just before the end', COUNT_UP_MS - 1, 500],
    ['the end', COUNT_UP_MS, 500],
    ['long after the end', COUNT_UP_MS * 3, 500],
  ])('returns the right value (%s)', (_when, elapsed, value) => {
    expect(countAt(500, elapsed)).toBe(value);
  });
});

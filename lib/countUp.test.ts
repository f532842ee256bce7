import { COUNT_UP_MS, countAt } from '@/lib/countUp';

describe('countAt', () => {
  it.each([
    ['at the start', 0, 0],
    ['after the clock jumps back', -1, 0],
    ['after half the time', COUNT_UP_MS / 2, 250],
    ['just before the end', COUNT_UP_MS - 1, 500],
    ['at the end', COUNT_UP_MS, 500],
    ['long after the end', COUNT_UP_MS * 3, 500],
  ])('%s (%i ms), returns %i', (_when, elapsed, value) => {
    expect(countAt(500, elapsed)).toBe(value);
  });
});

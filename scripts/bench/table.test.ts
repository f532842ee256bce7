/** @jest-environment node */
import { against, median } from './table';

it('takes the middle figure, or half way between the two in the middle', () => {
  expect([median([30, 4, 100]), median([40, 10, 20, 1000])]).toEqual([30, 30]);
  expect(() => median([])).toThrow('median of no values');
});

it('marks what misses its goal, and not what just reaches it', () => {
  expect([against('101', 101, 100), against('100', 100, 100)]).toEqual(['**101**', '100']);
});

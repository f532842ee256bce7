/** @jest-environment node */
import { against, median } from './table';

it('median() returns the middle value, or the mean of the two middle values', () => {
  expect([median([30, 4, 100]), median([40, 10, 20, 1000])]).toEqual([30, 30]);
  expect(() => median([])).toThrow('median of no values');
});

it('against() marks a value that misses its goal, but not a value that equals its goal', () => {
  expect([against('101', 101, 100), against('100', 100, 100)]).toEqual(['**101**', '100']);
});

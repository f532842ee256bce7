import { lineOf, merge } from './merge';

type Row = [rule: string, element: string, message: string, page: string];

const lines = (...faults: Row[]) =>
  merge(faults.map(([rule, element, message, page]) => ({ rule, element, message, page }))).map(
    lineOf,
  );

it('Faults of one rule with an equal element or an equal message are one line', () => {
  expect(
    lines(
      ['contrast', 'a “More”', 'has a contrast of 3.21', '/a'],
      ['contrast', 'a “More”', 'has a contrast of 3.25', '/b'],
      ['contrast', 'p “Text”', 'has a contrast of 3.25', '/b'],
      ['layout', 'a “More”', 'is cut off', '/a'],
    ),
  ).toEqual([
    'contrast: a “More” (and 1 more) has a contrast of 3.21 [/a, /b]',
    'layout: a “More” is cut off [/a]',
  ]);
});

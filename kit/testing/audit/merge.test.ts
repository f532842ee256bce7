/** @jest-environment node */
import { linesOf, merge } from './merge';

const fault = (rule: string, element: string, message: string, page = '/') => ({
  rule,
  element,
  message,
  page,
});

describe('merge()', () => {
  it('makes one finding of faults of one rule with an equal element or an equal message', () => {
    const found = merge([
      fault('contrast', 'a “More”', 'has a contrast of 3.21', '/a'),
      fault('contrast', 'a “More”', 'has a contrast of 3.25', '/b'),
      fault('contrast', 'p “Text”', 'has a contrast of 3.25', '/b'),
      fault('layout', 'a “More”', 'is cut off', '/a'),
    ]);
    expect(found.map(({ rule, faults }) => [rule, faults.length])).toEqual([
      ['contrast', 3],
      ['layout', 1],
    ]);
    expect(found[0]!.pages).toEqual(['/a', '/b']);
  });

  it('joins two findings when a fault has the element of one and the message of the other', () => {
    const [first, ...others] = merge([
      fault('layout', 'h1', 'is cut off'),
      fault('layout', 'h2', 'is outside the window'),
      fault('layout', 'h1', 'is outside the window'),
      fault('layout', 'h2', 'overlaps img'),
    ]);
    expect(first!.faults).toHaveLength(4);
    expect(others).toEqual([]);
  });
});

describe('linesOf()', () => {
  const faults = ['/a', '/b', '/c', '/d'].map((page) => fault('alt', 'img', 'has no text', page));

  it('names the number of pages and the first three', () => {
    expect(linesOf(merge(faults), false)).toEqual(['alt: img has no text [4 pages: /a, /b, /c …]']);
  });

  it('says how many other elements a cause has', () => {
    const two = [fault('alt', 'img', 'has no text'), fault('alt', 'svg', 'has no text')];
    expect(linesOf(merge(two), false)).toEqual(['alt: img (and 1 more) has no text [/]']);
  });

  it('prints a line for each fault on request', () => {
    expect(linesOf(merge(faults), true)).toHaveLength(4);
  });
});

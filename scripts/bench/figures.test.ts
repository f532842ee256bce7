/** @jest-environment node */
import { against, kB, layoutShift, median, percent, ranCharacters, ratio } from './figures';

describe('median', () => {
  it('is the middle of an odd count, in whatever order', () => {
    expect(median([30, 4, 100])).toBe(30);
  });

  it('is half way between the two middle figures of an even count', () => {
    expect(median([40, 10, 20, 1000])).toBe(30);
  });

  it('leaves the figures in their order', () => {
    const figures = [3, 1, 2];
    median(figures);
    expect(figures).toEqual([3, 1, 2]);
  });

  it('refuses to make a figure out of none', () => {
    expect(() => median([])).toThrow('no median of no figures');
  });
});

describe('the ways to write a figure', () => {
  it('count a kB as 1,000 bytes', () => {
    expect(kB(14_600)).toBe('14.6');
    expect(kB(1_234_560)).toBe('1,234.6');
  });

  it('say how many times another a figure is', () => {
    expect(ratio(80, 100)).toBe('0.80 ×');
    expect(ratio(200, 100)).toBe('2.00 ×');
  });

  it('compare with nothing by a dash', () => {
    expect(ratio(5, 0)).toBe('–');
    expect(percent(5, 0)).toBe('–');
  });

  it('mark what is beyond its goal, and not what just reaches it', () => {
    expect(against('101', 101, 100)).toBe('**101**');
    expect(against('100', 100, 100)).toBe('100');
  });
});

describe('layoutShift', () => {
  const shift = (at: number, value: number) => ({ at, value });

  it('is none without shifts', () => {
    expect(layoutShift([])).toBe(0);
  });

  it('sums shifts that follow within a second', () => {
    expect(layoutShift([shift(0, 0.25), shift(900, 0.25), shift(1800, 0.5)])).toBe(1);
  });

  it('takes the worst run, not the last and not all', () => {
    expect(layoutShift([shift(0, 0.25), shift(1000, 0.5), shift(3000, 0.125)])).toBe(0.5);
  });

  it('ends a run after five seconds', () => {
    const steady = Array.from({ length: 12 }, (_, index) => shift(index * 500, 0.125));
    expect(layoutShift(steady)).toBe(1.25);
  });
});

describe('ranCharacters', () => {
  const range = (startOffset: number, endOffset: number, count: number) => ({
    startOffset,
    endOffset,
    count,
  });

  it('takes the inner range at its word', () => {
    const functions = [{ ranges: [range(0, 100, 1), range(20, 50, 0), range(30, 40, 2)] }];
    expect(ranCharacters(100, functions)).toBe(80);
  });

  it('counts a character once, however many functions hold it', () => {
    expect(ranCharacters(10, [{ ranges: [range(0, 10, 1)] }, { ranges: [range(2, 6, 3)] }])).toBe(
      10,
    );
  });
});

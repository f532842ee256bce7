import { timeSinceFirstPaint } from '@/lib/browser/page/pageVisibility';

describe('timeSinceFirstPaint', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['after a paint', [{ startTime: 1200 }], 1800],
    ['before any paint', [], 0],
    ['if the clock has gone back since the paint', [{ startTime: 4000 }], 0],
  ])(
    'returns the time since the first paint, or 0 if it is unknown or negative: %s',
    (_what, entries, expected) => {
      jest.spyOn(performance, 'getEntriesByName').mockReturnValue(entries as PerformanceEntry[]);
      jest.spyOn(performance, 'now').mockReturnValue(3000);
      expect(timeSinceFirstPaint()).toBe(expected);
    },
  );

  it('of a prerendered page does not count the time before its activation', () => {
    Object.assign(performance, { getEntriesByType: () => [{ activationStart: 2500 }] });
    jest
      .spyOn(performance, 'getEntriesByName')
      .mockReturnValue([{ startTime: 1200 }] as PerformanceEntry[]);
    jest.spyOn(performance, 'now').mockReturnValue(3000);
    expect(timeSinceFirstPaint()).toBe(500);
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });
});

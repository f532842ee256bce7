import { timeSinceFirstPaint } from '@/lib/browser/pageVisibility';

afterEach(() => jest.restoreAllMocks());

it('of a prerendered page does not count the time before its activation', () => {
  Object.assign(performance, { getEntriesByType: () => [{ activationStart: 2500 }] });
  jest
    .spyOn(performance, 'getEntriesByName')
    .mockReturnValue([{ startTime: 1200 }] as PerformanceEntry[]);
  jest.spyOn(performance, 'now').mockReturnValue(3000);
  expect(timeSinceFirstPaint()).toBe(500);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

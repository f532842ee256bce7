import { timeSinceFirstPaint, whenActivated, whenVisible } from '@/lib/pageVisibility';

const visibility = jest.spyOn(document, 'visibilityState', 'get');

/** Switches the tab to the foreground or the background. */
function turn(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('whenVisible', () => {
  it.each([
    ['visible', 'immediately', 1],
    ['hidden', 'when the tab is shown', 0],
  ] as const)(
    'in a tab that is initially %s, runs the callback once, %s',
    (state, _when, times) => {
      turn(state);
      const callback = jest.fn();
      whenVisible(callback);
      expect(callback).toHaveBeenCalledTimes(times);
      for (const next of ['hidden', 'visible', 'hidden', 'visible'] as const) turn(next);
      expect(callback).toHaveBeenCalledTimes(1);
    },
  );

  it('does not run the callback after cleanup', () => {
    turn('hidden');
    const callback = jest.fn();
    whenVisible(callback)();
    turn('visible');
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('whenActivated', () => {
  const page = document as { prerendering?: boolean };

  afterEach(() => delete page.prerendering);

  it.each([
    [undefined, 1],
    [false, 1],
    [true, 0],
  ])(
    'with prerendering=%s, runs the callback %i time(s) immediately, and exactly once in total',
    (prerendering, times) => {
      if (prerendering !== undefined) page.prerendering = prerendering;
      const callback = jest.fn();
      whenActivated(callback);
      expect(callback).toHaveBeenCalledTimes(times);
      for (let turns = 0; turns < 2; turns += 1)
        document.dispatchEvent(new Event('prerenderingchange'));
      expect(callback).toHaveBeenCalledTimes(1);
    },
  );
});

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

import { timeSinceFirstPaint, whenActivated, whenVisible } from '@/lib/pageVisibility';

const visibility = jest.spyOn(document, 'visibilityState', 'get');

/** Brings the tab to the front, or sends it to the back. */
function turn(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('whenVisible', () => {
  it('calls back at once in the front tab', () => {
    visibility.mockReturnValue('visible');
    const callback = jest.fn();
    whenVisible(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits in a background tab until it comes to the front', () => {
    visibility.mockReturnValue('hidden');
    const callback = jest.fn();
    whenVisible(callback);
    turn('hidden');
    expect(callback).not.toHaveBeenCalled();
    turn('visible');
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it.each(['hidden', 'visible'] as const)('calls back once when it starts %s', (state) => {
    visibility.mockReturnValue(state);
    const callback = jest.fn();
    whenVisible(callback);
    for (const next of ['visible', 'hidden', 'visible'] as const) turn(next);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not call back after it is undone', () => {
    visibility.mockReturnValue('hidden');
    const callback = jest.fn();
    whenVisible(callback)();
    turn('visible');
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('whenActivated', () => {
  const page = document as { prerendering?: boolean };
  const activate = () => document.dispatchEvent(new Event('prerenderingchange'));

  afterEach(() => delete page.prerendering);

  it.each([undefined, false])('calls back at once where prerendering is %s', (prerendering) => {
    if (prerendering !== undefined) page.prerendering = prerendering;
    const callback = jest.fn();
    whenActivated(callback);
    activate();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits until somebody goes to a prerendered page, and calls back once', () => {
    page.prerendering = true;
    const callback = jest.fn();
    whenActivated(callback);
    expect(callback).not.toHaveBeenCalled();
    activate();
    activate();
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

describe('timeSinceFirstPaint', () => {
  const paint = jest.spyOn(performance, 'getEntriesByName');
  const now = jest.spyOn(performance, 'now').mockReturnValue(3000);

  afterAll(() => {
    paint.mockRestore();
    now.mockRestore();
  });

  it('counts from the first paint', () => {
    paint.mockReturnValue([{ startTime: 1200 } as PerformanceEntry]);
    expect(timeSinceFirstPaint()).toBe(1800);
    expect(paint).toHaveBeenCalledWith('first-contentful-paint');
  });

  it('is nothing while nothing is painted', () => {
    paint.mockReturnValue([]);
    expect(timeSinceFirstPaint()).toBe(0);
  });

  it('is nothing where the clock has gone back', () => {
    paint.mockReturnValue([{ startTime: 4000 } as PerformanceEntry]);
    expect(timeSinceFirstPaint()).toBe(0);
  });
});

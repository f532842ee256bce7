import type { Consent } from '@/lib/browser/consent';
import type { TrackingEvent, TrackingNetwork } from '@/lib/browser/tracking';

const page = document as { prerendering?: boolean };

/** As in a new document. */
let tracking: typeof import('@/lib/browser/tracking');
let answer: (given: Consent) => void;

beforeEach(async () => {
  jest.replaceProperty(BUILD, 'consent', true);
  localStorage.clear();
  jest.resetModules();
  tracking = await import('@/lib/browser/tracking');
  answer = (await import('@/lib/browser/consent')).setConsent;
});

afterEach(() => {
  jest.restoreAllMocks();
  delete page.prerendering;
});

function network(needsConsent = true) {
  const reported: TrackingEvent[] = [];
  const end = jest.fn();
  const start = jest.fn();
  const report = (event: TrackingEvent) => {
    reported.push(event);
    return event === 'contact-page' ? end : undefined;
  };
  return { needsConsent, reported, start, end, report } satisfies TrackingNetwork &
    Record<string, unknown>;
}

it('waits until a prerendered page is activated', () => {
  answer('granted');
  page.prerendering = true;
  const ads = network();
  tracking.startTracking([ads]);
  tracking.track('app-load');
  expect(ads.start).not.toHaveBeenCalled();
  page.prerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(ads.start).toHaveBeenCalledTimes(1);
  expect(ads.reported).toEqual(['app-load']);
});

it('does not send an event that was canceled before consent, and removes what a report has added', () => {
  const ads = network();
  tracking.startTracking([ads]);
  tracking.track('contact-page')();
  answer('granted');
  expect(ads.reported).toEqual([]);
  const leave = tracking.track('contact-page');
  expect(ads.end).not.toHaveBeenCalled();
  leave();
  expect(ads.end).toHaveBeenCalledTimes(1);
});

it('reports nothing after a withdrawal to a network that needs consent', () => {
  const tool = network(false);
  const ads = network();
  answer('granted');
  tracking.startTracking([ads, tool]);
  tracking.track('phone-click');
  answer('denied');
  tracking.track('phone-click');
  expect(tool.reported).toHaveLength(2);
  expect(ads.reported).toHaveLength(1);
});

it('starts a network that needs no consent at once, and sends earlier events to each network once', () => {
  const tool = network(false);
  const ads = network();
  tracking.track('lead');
  tracking.startTracking([ads, tool]);
  tracking.startTracking([ads, tool]);
  expect([tool.reported, ads.reported]).toEqual([['lead'], []]);
  tracking.track('phone-click');
  answer('granted');
  expect(tool.reported).toEqual(['lead', 'phone-click']);
  expect(ads.reported).toEqual(['lead', 'phone-click']);
  expect([tool.start.mock.calls.length, ads.start.mock.calls.length]).toEqual([1, 1]);
});

it('does not count a page again that Back or Forward has loaded again', () => {
  performance.getEntriesByType = () => [{ type: 'back_forward' } as PerformanceNavigationTiming];
  const tool = network(false);
  tracking.startTracking([tool]);
  tracking.track('app-load');
  tracking.track('phone-click');
  expect(tool.reported).toEqual(['phone-click']);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

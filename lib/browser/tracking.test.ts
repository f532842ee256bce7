import type { Consent } from '@/lib/browser/consent';
import type { TrackingEvent } from '@/lib/browser/tracking';

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
  const report = (event: TrackingEvent) => void reported.push(event);
  return { needsConsent, reported, start: jest.fn(() => report) };
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

it('does not send an event that was canceled before consent', () => {
  const ads = network();
  tracking.startTracking([ads]);
  tracking.track('contact-page')();
  answer('granted');
  expect(ads.reported).toEqual([]);
});

it('sends each event once to each network: without need of consent at once, others only between consent and withdrawal', () => {
  const tool = network(false);
  const ads = network();
  tracking.track('lead');
  tracking.startTracking([ads, tool]);
  expect([tool.reported, ads.reported]).toEqual([['lead'], []]);
  answer('granted');
  answer('denied');
  tracking.track('phone-click');
  expect([tool.reported, ads.reported]).toEqual([['lead', 'phone-click'], ['lead']]);
  expect(ads.start).toHaveBeenCalledTimes(1);
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

import { setAds } from '@/lib/tracking/consent';
import type { TrackingEvent, TrackingNetwork } from '@/lib/browser/tracking/tracking';

const page = document as { prerendering?: boolean };

/** A fresh copy of the module, as in a new document without any events yet. */
let tracking: typeof import('@/lib/browser/tracking/tracking');

beforeEach(async () => {
  jest.replaceProperty(BUILD, 'consent', true);
  setAds('granted');
  jest.resetModules();
  tracking = await import('@/lib/browser/tracking/tracking');
});

afterEach(() => {
  jest.restoreAllMocks();
  delete page.prerendering;
  Reflect.deleteProperty(performance, 'getEntriesByType');
  delete window.adsState;
});

const later = () => Promise.resolve();

/** A fake ad network that records the events reported to it. */
function network() {
  const reported: TrackingEvent[] = [];
  const end = jest.fn();
  const start = jest.fn();
  const report = (event: TrackingEvent) => {
    reported.push(event);
    return event === 'contact-page' ? end : undefined;
  };
  return { needsConsent: true, reported, start, end, report } satisfies TrackingNetwork &
    Record<string, unknown>;
}

function started() {
  const one = network();
  tracking.startTracking([one]);
  return one;
}

it('waits until a prerendered page is activated', async () => {
  page.prerendering = true;
  const one = started();
  tracking.track('app-load');
  await later();
  expect(one.start).not.toHaveBeenCalled();
  page.prerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(one.start).toHaveBeenCalledTimes(1);
  expect(one.reported).toEqual(['app-load']);
});

it('does not send an event that was canceled before consent', async () => {
  setAds('unset');
  const { reported } = started();
  const leave = tracking.track('contact-page');
  await later();
  leave();
  setAds('granted');
  await later();
  expect(reported).toEqual([]);
});

it('reports nothing to a network that needs consent, until the visitor consents again', async () => {
  setAds('unset');
  const tool = { ...network(), needsConsent: false };
  const ads = network();
  tracking.startTracking([ads, tool]);
  for (const state of ['granted', 'denied', 'granted'] as const) {
    setAds(state);
    tracking.track('phone-click');
    await later();
  }
  expect(tool.reported).toHaveLength(3);
  expect(ads.reported).toHaveLength(2);
});

it('starts a network that needs no consent at once, and sends earlier events to each network once', async () => {
  setAds('unset');
  const tool = { ...network(), needsConsent: false };
  const ads = network();
  tracking.track('lead');
  await later();
  tracking.startTracking([ads, tool]);
  tracking.startTracking([ads, tool]);
  expect([tool.reported, ads.reported]).toEqual([['lead'], []]);
  tracking.track('phone-click');
  await later();
  setAds('granted');
  await later();
  expect(tool.reported).toEqual(['lead', 'phone-click']);
  expect(ads.reported).toEqual(['lead', 'phone-click']);
  expect([tool.start.mock.calls.length, ads.start.mock.calls.length]).toEqual([1, 1]);
});

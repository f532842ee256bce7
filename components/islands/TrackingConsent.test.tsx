import { act, render } from '@testing-library/react';
import { freshly } from '@/jest.setup';
import { setAds, type Ads } from '@/lib/tracking/consent';

const TRACES = { stored: ['_ga', '_ga_*'], hosts: [] };
const build = globalThis as unknown as { __CONSENT__: boolean };

async function show() {
  const { TrackingConsent } = await freshly(() => import('@/components/islands/TrackingConsent'));
  return render(<TrackingConsent label="Privacy choices" traces={TRACES} />);
}
const become = (state: Ads) => act(async () => setAds(state));

/** jsdom cannot load pages and logs an error instead. */
let log: jest.SpyInstance;
const reloads = () => log.mock.calls.filter(([said]) => String(said).includes('navigation')).length;

beforeEach(() => {
  jest.replaceProperty(build, '__CONSENT__', true);
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  setAds('unset');
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  document.head.replaceChildren();
  delete window.adsState;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('TrackingConsent', () => {

  it.each<[Ads[], number]>([
    [['granted', 'denied'], 1],
    [['granted', 'unset'], 1],
    [['denied', 'granted'], 0],
    [['granted', 'granted'], 0],
  ])('after the states %j, reloads the page %i time(s)', async (states, times) => {
    await show();
    for (const state of states) await become(state);
    expect(reloads()).toBe(times);
  });
});

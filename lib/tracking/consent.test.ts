/** @jest-environment jsdom */
import { mayAdvertise, setAds, whenAdvertisingAllowed, type Ads } from '@/lib/tracking/consent';

beforeEach(() => void jest.replaceProperty(BUILD, 'consent', true));

afterEach(() => {
  jest.restoreAllMocks();
  delete window.adsState;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it.each([
  [undefined, false],
  ['unset', false],
  ['granted', true],
  ['denied', false],
] as const)('With the state %s, advertising is allowed: %s', (state, may) => {
  if (state) setAds(state);
  expect(mayAdvertise()).toBe(may);
});

it.each([true, false])('With Global Privacy Control, it is not allowed (banner: %s)', (asks) => {
  jest.replaceProperty(BUILD, 'consent', asks);
  setAds('granted');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(mayAdvertise()).toBe(false);
});

it.each<[string, (Ads | 'cleanup')[], number]>([
  ['after consent, once', ['unset', 'denied', 'granted', 'denied', 'granted'], 1],
  ['not after cleanup', ['unset', 'cleanup', 'granted'], 0],
])('What waits for consent runs %s', (_when, [first, ...rest], times) => {
  setAds(first as Ads);
  const callback = jest.fn();
  const stop = whenAdvertisingAllowed(callback);
  for (const state of rest) {
    if (state === 'cleanup') stop();
    else setAds(state);
  }
  expect(callback).toHaveBeenCalledTimes(times);
});

import { mayAdvertise, setAds, whenAdvertisingAllowed, type Ads } from '@/lib/tracking/consent';

const { dataset } = document.documentElement;
const later = () => Promise.resolve();

afterEach(() => {
  delete dataset.ads;
});

it.each([
  [undefined, true],
  ['unset', false],
  ['granted', true],
  ['denied', false],
] as const)('With the state %s, advertising is allowed: %s', (state, may) => {
  if (state) setAds(state);
  expect(mayAdvertise()).toBe(may);
});

it.each<[string, (Ads | 'cleanup')[], number]>([
  ['immediately', ['granted'], 1],
  ['after consent, once', ['unset', 'denied', 'granted', 'denied', 'granted'], 1],
  ['not after cleanup', ['unset', 'cleanup', 'granted'], 0],
])('What waits for consent runs %s', async (_when, [first, ...rest], times) => {
  setAds(first as Ads);
  const callback = jest.fn();
  const stop = whenAdvertisingAllowed(callback);
  for (const state of rest) {
    if (state === 'cleanup') stop();
    else setAds(state);
    await later();
  }
  expect(callback).toHaveBeenCalledTimes(times);
});

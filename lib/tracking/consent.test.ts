/** @jest-environment jsdom */
import { mayAdvertise, setAds } from '@/lib/tracking/consent';

afterEach(() => {
  jest.restoreAllMocks();
  delete window.adsState;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it.each([true, false])('With Global Privacy Control, it is not allowed (banner: %s)', (asks) => {
  jest.replaceProperty(BUILD, 'consent', asks);
  setAds('granted');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(mayAdvertise()).toBe(false);
});

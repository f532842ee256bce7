/**
 * Whether advertising is allowed. Advertising means loading ad networks, storing the attribution, and
 * adding click ids to what a form is told. In builds with a consent banner (`__CONSENT__`), adding
 * campaign parameters is advertising, too.
 *
 * The state is the attribute `data-ads` of <html>. The first script sets it (components/early/ads.ts),
 * and everything else reads it. Builds without a banner have no attribute, and allow advertising, unless
 * the browser sends Global Privacy Control.
 */
export type Ads =
  /** The visitor has not answered. The banner is open. */
  | 'unset'
  | 'granted'
  /** The visitor has refused, or the browser sends Global Privacy Control. */
  | 'denied';

/** Id of the consent banner, a <dialog> in the page. */
export const CONSENT_ID = 'consent';

export const adsState = () => document.documentElement.dataset.ads as Ads | undefined;

export function setAds(state: Ads) {
  // Observers would take the same state for a change.
  if (adsState() !== state) document.documentElement.dataset.ads = state;
}

export const mayAdvertise = () => (adsState() ?? 'granted') === 'granted';

/** Global Privacy Control (https://www.w3.org/TR/gpc/) counts as a refusal. */
export const hasGlobalPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Runs the callback after every change. Returns a cleanup function. Builds in which nothing asks for
 * consent have no attribute.
 */
export function onAdsChange(callback: () => void): () => void {
  if (!__ADS__) return () => {};
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-ads'] });
  return () => observer.disconnect();
}

/**
 * Runs the callback when advertising is allowed: immediately or after consent. Returns a cleanup
 * function.
 */
export function whenAdvertisingAllowed(callback: () => void): () => void {
  if (mayAdvertise()) {
    callback();
    return () => {};
  }
  const stop = onAdsChange(() => {
    if (!mayAdvertise()) return;
    stop();
    callback();
  });
  return stop;
}

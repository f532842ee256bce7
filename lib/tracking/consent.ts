import { siteId } from '@/lib/pages/siteId';

/**
 * Whether advertising is allowed. Advertising means loading ad networks, storing the attribution, and
 * adding click ids to what a form is told. In builds with a consent banner (`BUILD.consent`), adding
 * campaign parameters is advertising, too.
 *
 * The state is a variable of the window, because the first script, which sets it
 * (components/first-script/ads.ts), and the islands, which read it, are different bundles. It is not in the
 * DOM, which browsers, extensions and React itself rewrite. Without a state, a build with a banner does
 * not allow advertising. Builds without a banner have no state, and allow advertising, unless the
 * browser sends Global Privacy Control.
 */
export type Ads =
  /** The visitor has not answered. The banner is open. */
  | 'unset'
  | 'granted'
  /** The visitor has refused, or the browser sends Global Privacy Control. */
  | 'denied';

/** Id of the consent banner, a <dialog> in the page. */
export const CONSENT_ID = siteId('consent');

/** The event that tells of a change of the state. */
const CHANGED = 'ads';

export const adsState = () => window.adsState;

export function setAds(state: Ads) {
  if (adsState() === state) return;
  window.adsState = state;
  dispatchEvent(new Event(CHANGED));
}

/** Global Privacy Control (https://www.w3.org/TR/gpc/) counts as a refusal. */
export const hasGlobalPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const mayAdvertise = () =>
  !hasGlobalPrivacyControl() && (!BUILD.consent || adsState() === 'granted');

/** Runs the callback after every change. Returns a cleanup function. */
export function onAdsChange(callback: () => void): () => void {
  if (!BUILD.consent) return () => {};
  addEventListener(CHANGED, callback);
  return () => removeEventListener(CHANGED, callback);
}

/** Runs the callback when advertising is allowed: immediately or after consent. */
export function whenAdvertisingAllowed(callback: () => void) {
  if (mayAdvertise()) return callback();
  const stop = onAdsChange(() => {
    if (!mayAdvertise()) return;
    stop();
    callback();
  });
}

/**
 * Decides whether advertising is allowed. Advertising means loading ad networks, storing the
 * attribution, and adding click ids to the form's URL. In builds with a consent banner
 * (`__CONSENT__`), adding campaign parameters to that URL is advertising, too. Those builds allow
 * advertising only with consent. With Global Privacy Control, no build allows advertising.
 */

/** Id of the element that the consent library adds its banner to. */
export const CONSENT_ELEMENT_ID = 'consent';
/** The local-storage key of the library's consent record. */
export const CONSENT_RECORD = 'consent';
/** The category that the visitor accepts or refuses. */
export const CONSENT_CATEGORY = 'advertising';

/** The stored consent record, or `null` if storage is blocked. */
function record(): string | null {
  try {
    return localStorage.getItem(CONSENT_RECORD);
  } catch {
    return null;
  }
}

/**
 * Consent given on an earlier page. It is read directly from storage, because the form's URL must
 * not wait for the consent library.
 */
function storedConsent(): boolean {
  try {
    const { expirationTime, categories } = JSON.parse(record() ?? 'null');
    return expirationTime > Date.now() && categories.includes(CONSENT_CATEGORY);
  } catch {
    return false;
  }
}

/** The visitor's answer. It is not read on import, because the server also imports this module. */
let answer: boolean | undefined;
const waiting = new Set<() => void>();

/**
 * Global Privacy Control (https://www.w3.org/TR/gpc/) counts as a refusal, so the banner is not
 * shown.
 */
export const hasGlobalPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const mayAdvertise = () =>
  !hasGlobalPrivacyControl() && (!__CONSENT__ || (answer ??= storedConsent()));

/**
 * Runs the callback when advertising is allowed: immediately or after consent. Returns a cleanup
 * function.
 */
export function whenAdvertisingAllowed(callback: () => void): () => void {
  if (mayAdvertise()) {
    callback();
    return () => {};
  }
  waiting.add(callback);
  return () => void waiting.delete(callback);
}

/**
 * Whether the banner is open. Initially true, so that the popup waits until the banner reports
 * otherwise.
 */
let bannerOpen = true;
const bannerListeners = new Set<() => void>();

export const isBannerOpen = () => __CONSENT__ && !hasGlobalPrivacyControl() && bannerOpen;

export function setBannerOpen(open: boolean) {
  bannerOpen = open;
  for (const listener of bannerListeners) listener();
}

export function onBannerChange(listener: () => void): () => void {
  bannerListeners.add(listener);
  return () => void bannerListeners.delete(listener);
}

/** Applies the visitor's answer: the one just given, or the one stored on an earlier page. */
export function recordConsent(yes: boolean) {
  answer = yes;
  if (!mayAdvertise()) return;
  for (const callback of waiting) callback();
  waiting.clear();
}

/**
 * Runs the callback if this page is restored from bfcache after the answer has changed on another
 * page. In that case, the banner may still be open here, or tracking may still be on. Returns a
 * cleanup function.
 */
export function onConsentInAnotherTab(callback: () => void): () => void {
  let recordOnHide: string | null = null;
  const onPageHide = () => (recordOnHide = record());
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && record() !== recordOnHide) callback();
  };
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/**
 * Whether the site may advertise: always, unless the browser sends Global Privacy Control; in builds
 * with a consent banner (`__CONSENT__`) only with consent.
 */

/** Id of the element that the consent library adds its banner to. */
export const CONSENT_ELEMENT_ID = 'consent';
/** The local-storage key of the library's record. */
export const CONSENT_RECORD = 'consent';
/** The category that the visitor accepts or refuses. */
export const CONSENT_CATEGORY = 'advertising';

/** What the library stores; storage that is blocked holds nothing. */
function record(): string | null {
  try {
    return localStorage.getItem(CONSENT_RECORD);
  } catch {
    return null;
  }
}

/** Consent from an earlier page. The form's URL does not wait until the library has loaded. */
function storedConsent(): boolean {
  try {
    const { expirationTime, categories } = JSON.parse(record() ?? 'null');
    return expirationTime > Date.now() && categories.includes(CONSENT_CATEGORY);
  } catch {
    return false;
  }
}

/** Read when it is needed: the server imports this module too. */
let answer: boolean | undefined;
const waiting = new Set<() => void>();

/** Global Privacy Control (https://www.w3.org/TR/gpc/) is a refusal: the banner is not shown. */
export const hasGlobalPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const mayAdvertise = () =>
  !hasGlobalPrivacyControl() && (!__CONSENT__ || (answer ??= storedConsent()));

/** Calls back once the site may advertise: now, or after consent. Returns the undo. */
export function whenAdvertisingAllowed(callback: () => void): () => void {
  if (mayAdvertise()) {
    callback();
    return () => {};
  }
  waiting.add(callback);
  return () => void waiting.delete(callback);
}

/** Whether the banner covers a part of the page. It is about to open until it says otherwise. */
let bannerOpen = true;
const bannerListeners = new Set<() => void>();

export const isBannerOpen = () => __CONSENT__ && !hasGlobalPrivacyControl() && bannerOpen;

export function setBannerOpen(open: boolean) {
  bannerOpen = open;
  for (const listener of bannerListeners) listener();
}

/** Returns the undo. */
export function onBannerChange(listener: () => void): () => void {
  bannerListeners.add(listener);
  return () => void bannerListeners.delete(listener);
}

/** What the visitor has answered, now or on an earlier page. */
export function recordConsent(yes: boolean) {
  answer = yes;
  if (!mayAdvertise()) return;
  for (const callback of waiting) callback();
  waiting.clear();
}

/**
 * Calls back on a page that is restored from bfcache after another page took an answer: its banner
 * is still open, or it still tracks. Returns the undo.
 */
export function onConsentInAnotherTab(callback: () => void): () => void {
  let known: string | null = null;
  const leave = () => (known = record());
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && record() !== known) callback();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}

import { consentKey } from '@/lib/storageKeys';

/**
 * Decides whether advertising is allowed. Advertising means loading ad networks, storing the
 * attribution, and adding click ids to the form's URL. In builds with a consent banner
 * (`__CONSENT__`), adding campaign parameters to that URL is advertising, too. Those builds allow
 * advertising only with consent. With Global Privacy Control, no build allows advertising.
 */

/** Id of the element that the consent library adds its banner to. */
export const CONSENT_ELEMENT_ID = 'consent';
/** The category that the visitor accepts or refuses. */
export const CONSENT_CATEGORY = 'advertising';

/** The stored consent record, or `null` if storage is blocked. */
function record(): string | null {
  try {
    return localStorage.getItem(consentKey(__SITE_PATH__));
  } catch {
    return null;
  }
}

/**
 * Consent given on an earlier page. It is read directly from storage, because the form's URL must
 * not wait for the consent library. Like the library, ignores a record with another revision: the
 * visitor agreed to something else (`consentRevision`).
 */
function storedConsent(): boolean {
  try {
    const { expirationTime, categories, revision } = JSON.parse(record() ?? 'null');
    return (
      revision === __CONSENT_REVISION__ &&
      expirationTime > Date.now() &&
      categories.includes(CONSENT_CATEGORY)
    );
  } catch {
    return false;
  }
}

/** The visitor's answer, given on this page or read from storage. It is not read on import, because the server also imports this module. */
let answer: boolean | undefined;

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
  const stop = onConsentChange(() => {
    if (!mayAdvertise()) return;
    stop();
    callback();
  });
  return stop;
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

const consentListeners = new Set<() => void>();

/** Runs the callback after every answer, also after a refusal. Returns a cleanup function. */
export function onConsentChange(callback: () => void): () => void {
  consentListeners.add(callback);
  return () => void consentListeners.delete(callback);
}

/** Applies the visitor's answer: the one just given, or the one stored on another page. */
export function recordConsent(yes: boolean) {
  answer = yes;
  for (const callback of consentListeners) callback();
}

/**
 * Runs the callback with the stored answer when it has changed in another tab, or while this page
 * was in bfcache. Returns a cleanup function.
 */
export function onConsentInAnotherTab(callback: (yes: boolean) => void): () => void {
  let recordOnHide: string | null = null;
  const ownKey = consentKey(__SITE_PATH__);
  const report = () => callback(storedConsent());
  // The key is `null` if the other tab has cleared the storage.
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && (key ?? ownKey) === ownKey) report();
  };
  // Pages in bfcache get no storage events.
  const onPageHide = () => (recordOnHide = record());
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && record() !== recordOnHide) report();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  };
}

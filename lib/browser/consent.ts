import { siteId } from '@/lib/urls';
import { consentKey } from '@/lib/storageKeys';

/**
 * The visitor's answer to the consent banner. One that is missing, unreadable, expired, or for other
 * vendors and parameters (`consentRevision`) is none: nothing is loaded, stored or sent for advertising. It
 * is not in a cookie, because requests need not contain it.
 */
export type Consent = 'granted' | 'denied';

/** As vanilla-cookieconsent 3 stores it, which earlier versions of this site used. It has more fields. */
type ConsentRecord = {
  /** What the visitor accepts: advertising or nothing. */
  categories: readonly string[];
  revision: number;
  /** In ms. */
  expirationTime: number;
};

export const CONSENT_ID = siteId('consent');

const CATEGORY = 'advertising';
const VALID_DAYS = 182;

const CHANGED = 'consentchange';

/** If storage fails, the answer lasts as long as the document. */
let consentInMemory: Consent | null = null;

function storedConsent(): Consent | null {
  try {
    const text = localStorage.getItem(consentKey(BUILD.basePath)) ?? '{}';
    const { categories, revision, expirationTime } = JSON.parse(text) as ConsentRecord;
    if (revision !== BUILD.consentRevision || !(expirationTime > Date.now())) return null;
    return categories.includes(CATEGORY) ? 'granted' : 'denied';
  } catch {
    // Storage is blocked, or something else has written to it.
    return null;
  }
}

/** https://www.w3.org/TR/gpc/ */
export const hasGlobalPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const consent = (): Consent | null =>
  hasGlobalPrivacyControl() ? 'denied' : (consentInMemory ?? storedConsent());

export function setConsent(answer: Consent) {
  const record: ConsentRecord = {
    categories: answer === 'granted' ? [CATEGORY] : [],
    revision: BUILD.consentRevision,
    expirationTime: Date.now() + VALID_DAYS * 24 * 60 * 60 * 1000,
  };
  try {
    const key = consentKey(BUILD.basePath);
    // Full storage would keep an earlier answer.
    localStorage.removeItem(key);
    localStorage.setItem(key, JSON.stringify(record));
    consentInMemory = null;
  } catch {
    consentInMemory = answer;
  }
  dispatchEvent(new Event(CHANGED));
}

/** Also after an answer in another tab. Returns a cleanup function. */
export function onConsentChange(callback: () => void): () => void {
  const listener = new AbortController();
  const { signal } = listener;
  addEventListener(CHANGED, callback, { signal });
  addEventListener('storage', callback, { signal });
  // A page in bfcache and a prerendered page get no storage events.
  addEventListener('pageshow', callback, { signal });
  document.addEventListener('prerenderingchange', callback, { signal });
  return () => listener.abort();
}

/** Without a banner, only Global Privacy Control forbids it. */
export const mayAdvertise = () =>
  BUILD.consent ? consent() === 'granted' : !hasGlobalPrivacyControl();

/** A tag sets its cookies for the host, or for any domain above it. */
function deleteCookie(name: string) {
  const expired = `${name}=; max-age=0; path=/`;
  const labels = location.hostname.split('.');
  document.cookie = expired;
  labels.forEach((_, index) => {
    document.cookie = `${expired}; domain=${labels.slice(index).join('.')}`;
  });
}

/** @param patterns names of cookies and keys; `_ga_*` is all names that start with `_ga_` */
export function deleteStored(patterns: readonly string[]) {
  const isListed = (name: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
  try {
    for (const cookie of document.cookie.split('; ')) {
      const [name = ''] = cookie.split('=');
      if (isListed(name)) deleteCookie(name);
    }
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (isListed(key)) storage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

import { SITE_PATH, CONSENT_REVISION } from '@/lib/build.generated';
import { consentKey } from '@/lib/privacy/storageKeys';
import type { Ads } from '@/lib/tracking/consent';

/**
 * The visitor's answer in local storage, not in a cookie: only scripts read it, so requests need not
 * contain it. An answer is valid for six months, and only for the vendors and parameters that it was
 * given for (`consentRevision`). Records of vanilla-cookieconsent 3, which earlier versions of this
 * template used, have the same form and more fields, which nothing reads.
 */
type ConsentRecord = {
  /** What the visitor accepts: advertising or nothing. */
  categories: readonly string[];
  revision: number;
  /** A time in ms. */
  expirationTime: number;
};

const CATEGORY = 'advertising';
const VALID_DAYS = 182;

/** @returns `null` if storage is blocked */
export function storedAnswer(): Ads | null {
  let text: string | null;
  try {
    text = localStorage.getItem(consentKey(SITE_PATH));
  } catch {
    return null;
  }
  try {
    const { categories, revision, expirationTime } = JSON.parse(text ?? '{}') as ConsentRecord;
    if (revision !== CONSENT_REVISION || !(expirationTime > Date.now())) return 'unset';
    return categories.includes(CATEGORY) ? 'granted' : 'denied';
  } catch {
    return 'unset';
  }
}

/** If storage is blocked, the answer lasts as long as the document. */
export function storeAnswer(answer: Ads) {
  const record: ConsentRecord = {
    categories: answer === 'granted' ? [CATEGORY] : [],
    revision: CONSENT_REVISION,
    expirationTime: Date.now() + VALID_DAYS * 24 * 60 * 60 * 1000,
  };
  try {
    localStorage.setItem(consentKey(SITE_PATH), JSON.stringify(record));
  } catch {
    // Storage is blocked or full.
  }
}

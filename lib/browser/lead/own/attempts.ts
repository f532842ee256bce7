import { OWN_FORM, productOf, textIn, type LeadText } from '@/lib/lead/own/fields';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';

/**
 * The attempts to send a lead, in session storage from the moment of sending. The same text for the same
 * product has the same id, also after leaving and coming back, so that an endpoint can drop a second
 * lead. Storage holds ids and hashes, from which the text cannot be read.
 */

/**
 * - `refused`: the service does not accept this lead.
 * - `failed`: the service does not accept any lead now.
 * - `unknown`: the service may have accepted the lead.
 * - `offline`: nothing was sent.
 */
export type Failure = 'refused' | 'failed' | 'unknown' | 'offline';

export type Attempt = {
  id: string;
  /** Hashes of the text and of the product, separated by a space. */
  hash: string;
  /** By fetch, or by the browser, which leaves the page. */
  by: 'fetch' | 'post';
  /**
   * - `accepted`: the service has answered that it has the lead. /thank-you is to count it.
   * - `arrived`: /thank-you has opened, and has not counted the lead yet.
   * - `confirmed`: the lead is counted (LeadTracking.tsx).
   */
  state: 'sending' | 'accepted' | 'arrived' | 'confirmed' | Failure;
};

/** Whether the service has the lead. */
export const isThere = (state: Attempt['state']): state is 'accepted' | 'arrived' | 'confirmed' =>
  ['accepted', 'arrived', 'confirmed'].includes(state);

/** A number from which the value cannot be read (as FNV-1a, 32 bits). */
function numberOf(value: unknown) {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(value))
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16);
}

export const textHash = (text: LeadText) =>
  numberOf(
    Object.entries(text)
      .filter(([, value]) => value !== '')
      .sort(),
  );

export const hashOf = (text: LeadText, product: string | null) =>
  `${textHash(text)} ${numberOf(product)}`;

export const hashOfForm = (form: HTMLFormElement) => hashOf(textIn(form), productOf(form));

const isAttempts = (value: unknown): value is Attempt[] =>
  Array.isArray(value) && value.every((each) => typeof each?.id === 'string' && each.hash);

/** If storage is blocked, the attempts last as long as the document. */
export function storedAttempts(): readonly Attempt[] {
  if (window.leadAttempts) return window.leadAttempts;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.attempts) ?? '[]');
    return isAttempts(value) ? value : [];
  } catch {
    return [];
  }
}

export function storeAttempts(attempts: readonly Attempt[]) {
  try {
    sessionStorage.setItem(STORAGE_KEYS.attempts, JSON.stringify(attempts));
  } catch {
    window.leadAttempts = attempts;
  }
}

/** `randomUUID` exists only on https and localhost. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The id of what a form contains: that of an earlier attempt, or a new one. */
export const leadIdOf = (attempts: readonly Attempt[], hash: string) =>
  attempts.find((attempt) => attempt.hash === hash)?.id ?? newId();

/**
 * Adds an attempt, or replaces the earlier one of the same lead, unless that one has arrived: a lead that
 * is posted again before hydration is not counted again. The last one is at the end.
 */
export function withAttempt(attempts: readonly Attempt[], attempt: Attempt): readonly Attempt[] {
  const earlier = attempts.find(({ id }) => id === attempt.id);
  const others = attempts.filter((each) => each !== earlier);
  return [...others, earlier && isThere(earlier.state) ? earlier : attempt];
}

/** The attempts once /thank-you has opened: the last one has arrived, if the service may have it. */
export function withArrival(attempts: readonly Attempt[]): readonly Attempt[] {
  const last = attempts.at(-1);
  if (!last) return attempts;
  const isPosted = last.by === 'post' && ['sending', 'unknown'].includes(last.state);
  return isPosted || last.state === 'accepted'
    ? [...attempts.slice(0, -1), { ...last, state: 'arrived' }]
    : attempts;
}

/** Whether the browser is posting a form of this document (components/first-script/postForm.ts). */
export const isPosting = () => document.querySelector(`[${OWN_FORM}][aria-busy]`) !== null;

import { CONSENT_CATEGORY, CONSENT_RECORD } from '@/lib/consent';

/**
 * Whether anything may be done for advertising: always, unless the browser sends Global Privacy
 * Control; where the deployer has the visitor asked (`__CONSENT__`), after a yes.
 */

/** What the library keeps of the answer; storage that is blocked keeps nothing. */
function record(): string | null {
  try {
    return localStorage.getItem(CONSENT_RECORD);
  } catch {
    return null;
  }
}

/** A yes of an earlier page, which must not wait for the library: the form's address would not. */
function rememberedYes(): boolean {
  try {
    const { expirationTime, categories } = JSON.parse(record() ?? 'null');
    return expirationTime > Date.now() && categories.includes(CONSENT_CATEGORY);
  } catch {
    return false;
  }
}

/** Asked for when it is needed: this module is also read where there is no browser. */
let answer: boolean | undefined;
const waiting = new Set<() => void>();

/** Global Privacy Control (https://www.w3.org/TR/gpc/): a refusal that is not asked about again. */
export const refusesBySignal = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const mayAdvertise = () =>
  !refusesBySignal() && (!__CONSENT__ || (answer ??= rememberedYes()));

/** Calls back once permission is there: at once, or after a yes. Returns the undo. */
export function whenPermitted(callback: () => void): () => void {
  if (mayAdvertise()) {
    callback();
    return () => {};
  }
  waiting.add(callback);
  return () => void waiting.delete(callback);
}

/** What the visitor has answered, now or on an earlier page. */
export function giveAnswer(yes: boolean) {
  answer = yes;
  if (!mayAdvertise()) return;
  for (const callback of waiting) callback();
  waiting.clear();
}

/**
 * Calls back on a page that was put by (in the bfcache) while another one took an answer: it still
 * asks, or still does what has been refused. Returns the undo.
 */
export function whenAnsweredElsewhere(callback: () => void): () => void {
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

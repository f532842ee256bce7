import { CONSENT_CATEGORY, CONSENT_RECORD } from '@/lib/consent';

/**
 * Whether anything may be done for advertising: always, unless the browser sends Global Privacy
 * Control; where the deployer has the visitor asked (`__CONSENT__`), after a yes.
 */

/** A yes of an earlier page, which must not wait for the library: the form's address would not. */
function rememberedYes(): boolean {
  try {
    const record = JSON.parse(localStorage.getItem(CONSENT_RECORD) ?? 'null');
    return record.expirationTime > Date.now() && record.categories.includes(CONSENT_CATEGORY);
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

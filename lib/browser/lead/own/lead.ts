import {
  isThere,
  textHash,
  withAttempt,
  type Attempt,
  type Failure,
} from '@/lib/browser/lead/own/attempts';
import type { LeadText } from '@/lib/lead/own/fields';

/** What the site's own form knows of its leads, in pure functions. The one that calls them is leads.ts. */
export type LeadState = {
  /** The attempts of this tab, the last one at the end. */
  attempts: readonly Attempt[];
  /** The id of the attempt whose outcome forms show, until the visitor has been told. */
  current: string | null;
  /** The number of the request whose failure counts. A later one has an outcome of its own. */
  request: number;
  /** The explanation that the service has given for its refusal. */
  reason: string;
};

export type Outcome = 'confirmed' | Failure;

export const NO_LEAD: LeadState = {
  attempts: [],
  current: null,
  request: 0,
  reason: '',
};

const attemptWith = ({ attempts }: LeadState, id: string | null) =>
  attempts.find((attempt) => attempt.id === id);

export const currentAttempt = (state: LeadState) => attemptWith(state, state.current);

const withOutcome = (state: LeadState, id: string, outcome: Attempt['state']): LeadState => ({
  ...state,
  attempts: state.attempts.map((attempt) =>
    attempt.id === id ? { ...attempt, state: outcome } : attempt,
  ),
});

/** A lead is sent: by fetch, or by the browser. */
export const submitted = (state: LeadState, attempt: Omit<Attempt, 'state'>): LeadState => ({
  attempts: withAttempt(state.attempts, { ...attempt, state: 'sending' }),
  current: attempt.id,
  request: state.request + 1,
  reason: '',
});

/** The service has answered, or never will. */
export function answered(
  state: LeadState,
  id: string,
  request: number,
  outcome: Outcome,
  reason = '',
): LeadState {
  const attempt = attemptWith(state, id);
  // Another request with the same lead was faster.
  if (!attempt || isThere(attempt.state)) return state;
  if (outcome === 'confirmed') {
    // While another lead is on its way, the answer to that one decides what the visitor sees.
    const isNews = id === state.current || currentAttempt(state)?.state !== 'sending';
    return withOutcome(isNews ? { ...state, current: id } : state, id, 'accepted');
  }
  const isLate = request !== state.request || attempt.state !== 'sending';
  return isLate ? state : { ...withOutcome(state, id, outcome), reason };
}

/** The form has waited long enough for an answer to its last request. A later one still counts. */
export function timedOut(state: LeadState): LeadState {
  const attempt = currentAttempt(state);
  return attempt?.state === 'sending' ? withOutcome(state, attempt.id, 'unknown') : state;
}

/**
 * The visitor sees a page: a new document, or one restored from bfcache. Whether a lead arrived that was
 * on its way is not known. A page restored from bfcache has left a lead that it knows as accepted to
 * /thank-you, and must not count it: in Firefox 153, session storage is as it was when the visitor left.
 *
 * @param stored the attempts of earlier documents
 * @param text what has been typed
 * @param isPosting whether the browser is posting the last one
 */
export function shown(
  state: LeadState,
  stored: readonly Attempt[],
  text: LeadText,
  isPosting: boolean,
): LeadState {
  const attempts = stored.map((attempt, index) => {
    if (attempt.state === 'accepted' && attemptWith(state, attempt.id))
      return { ...attempt, state: 'confirmed' } as const;
    const isOnItsWay = isPosting && index === stored.length - 1;
    return attempt.state === 'sending' && !isOnItsWay
      ? ({ ...attempt, state: 'unknown' } as const)
      : attempt;
  });
  const same = attempts.filter(({ hash }) => hash.startsWith(`${textHash(text)} `));
  const found = (isPosting ? attempts : same).at(-1);
  const current = found && !isThere(found.state) ? found.id : null;
  return { ...state, attempts, current, reason: '' };
}

/** These leads have been counted. */
export const counted = (state: LeadState, ids: readonly string[]): LeadState =>
  ids.reduce((next, id) => withOutcome(next, id, 'confirmed'), state);

export type LeadStatus =
  { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; name: Failure; reason: string };

/** What a form shows. */
export function statusOf(state: LeadState): LeadStatus {
  const attempt = currentAttempt(state);
  if (!attempt) return { state: 'idle' };
  if (isThere(attempt.state)) return { state: 'sent' };
  if (attempt.state === 'sending') return { state: 'sending' };
  return { state: 'failed', name: attempt.state, reason: state.reason };
}

/** Whether exactly this text for this product has arrived. */
export const hasArrived = ({ attempts }: LeadState, hash: string) =>
  attempts.some((attempt) => isThere(attempt.state) && attempt.hash === hash);

import {
  isThere,
  textHash,
  withAttempt,
  type Attempt,
  type Failure,
} from '@/lib/browser/lead/attempts';
import type { LeadText } from '@/lib/lead/own/fields';

/**
 * What the site's own form knows, as a pure function of what has happened. The one subscriber is
 * leads.ts.
 */
export type LeadState = {
  /** What the visitor has typed, also if its form is no longer on the screen. */
  draft: LeadText;
  /** The attempts of this tab, the last one at the end. */
  attempts: readonly Attempt[];
  /** The id of the attempt whose outcome forms show. */
  current: string | null;
  /** The id of the accepted lead that the visitor has not been told about yet. */
  confirmed: string | null;
  /** The number of the request whose failure counts. A later one has an outcome of its own. */
  request: number;
  /** The explanation that the service has given for its refusal. */
  reason: string;
};

export type Outcome = 'confirmed' | Failure;

export type LeadEvent =
  /** A form contains this text. */
  | { type: 'TYPE'; text: LeadText }
  /** A lead is sent: by fetch, or by the browser. */
  | { type: 'SUBMIT'; id: string; hash: string; by: Attempt['by'] }
  /** The service has answered, or never will. */
  | { type: 'ANSWER'; id: string; request: number; outcome: Outcome; reason?: string }
  /** The form has waited long enough. A later answer still counts. */
  | { type: 'TIMEOUT'; request: number }
  /**
   * The visitor sees a page: a new document, one restored from bfcache (both with the attempts in
   * storage), /thank-you, or a notice that the lead was sent.
   */
  | { type: 'SHOWN'; stored?: readonly Attempt[]; isPosting?: boolean }
  /** These leads have been counted. */
  | { type: 'COUNT'; ids: readonly string[] };

export const NO_LEAD: LeadState = {
  draft: {},
  attempts: [],
  current: null,
  confirmed: null,
  request: 0,
  reason: '',
};

const attemptWith = ({ attempts }: LeadState, id: string | null) =>
  attempts.find((attempt) => attempt.id === id);

const withOutcome = (state: LeadState, id: string, outcome: Attempt['state']): LeadState => ({
  ...state,
  attempts: state.attempts.map((attempt) =>
    attempt.id === id ? { ...attempt, state: outcome } : attempt,
  ),
});

function answered(state: LeadState, event: LeadEvent & { type: 'ANSWER' }): LeadState {
  const { id, request, outcome, reason = '' } = event;
  const attempt = attemptWith(state, id);
  // Another request with the same lead was faster.
  if (!attempt || isThere(attempt.state)) return state;
  if (outcome === 'confirmed') {
    const next = withOutcome(state, id, 'accepted');
    // While another lead is on its way, the answer to that one decides what the visitor sees.
    const isNews = id === state.current || attemptWith(state, state.current)?.state !== 'sending';
    return isNews ? { ...next, confirmed: id } : next;
  }
  const isLate = request !== state.request || attempt.state !== 'sending';
  return isLate ? state : { ...withOutcome(state, id, outcome), reason };
}

/**
 * The attempts of an earlier document. Whether a lead arrived that was on its way is not known. A page
 * restored from bfcache has left a lead that it knows as accepted to /thank-you, and must not count it:
 * in Firefox 153, session storage is as it was when the visitor left.
 */
function shown(state: LeadState, stored: readonly Attempt[], isPosting: boolean): LeadState {
  const attempts = stored.map((attempt, index) => {
    if (attempt.state === 'accepted' && attemptWith(state, attempt.id))
      return { ...attempt, state: 'confirmed' } as const;
    const isOnItsWay = isPosting && index === stored.length - 1;
    return attempt.state === 'sending' && !isOnItsWay
      ? ({ ...attempt, state: 'unknown' } as const)
      : attempt;
  });
  const same = attempts.filter(({ hash }) => hash.startsWith(`${textHash(state.draft)} `)).at(-1);
  const current = isPosting ? attempts.at(-1) : same;
  return { ...state, attempts, current: current?.id ?? null, confirmed: null, reason: '' };
}

export function reduce(state: LeadState, event: LeadEvent): LeadState {
  switch (event.type) {
    case 'TYPE':
      return { ...state, draft: { ...state.draft, ...event.text } };
    case 'SUBMIT': {
      const { id, hash, by } = event;
      return {
        ...state,
        attempts: withAttempt(state.attempts, { id, hash, by, state: 'sending' }),
        current: id,
        confirmed: null,
        request: state.request + 1,
        reason: '',
      };
    }
    case 'ANSWER':
      return answered(state, event);
    case 'TIMEOUT': {
      const { current, request } = state;
      const isWaiting = attemptWith(state, current)?.state === 'sending';
      return isWaiting && request === event.request
        ? withOutcome(state, current!, 'unknown')
        : state;
    }
    case 'SHOWN':
      return event.stored
        ? shown(state, event.stored, event.isPosting ?? false)
        : { ...state, current: null, confirmed: null };
    case 'COUNT':
      return event.ids.reduce((next, id) => withOutcome(next, id, 'confirmed'), state);
  }
}

// --- Selectors ---

export type LeadStatus =
  { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; name: Failure; reason: string };

/** What a form shows. */
export function statusOf(state: LeadState): LeadStatus {
  if (state.confirmed !== null) return { state: 'sent' };
  const attempt = attemptWith(state, state.current);
  if (!attempt || isThere(attempt.state)) return { state: 'idle' };
  if (attempt.state === 'sending') return { state: 'sending' };
  return { state: 'failed', name: attempt.state, reason: state.reason };
}

/** Whether exactly this text for this product has arrived. */
export const hasArrived = ({ attempts }: LeadState, hash: string) =>
  attempts.some((attempt) => isThere(attempt.state) && attempt.hash === hash);

import {
  hashOfForm,
  isPosting,
  isThere,
  leadIdOf,
  storeAttempts,
  storedAttempts,
  type Attempt,
} from '@/lib/browser/lead/own/attempts';
import { completeLead } from '@/lib/browser/lead/own/completeLead';
import { textInMemory } from '@/lib/browser/lead/own/keptText';
import {
  answered,
  counted,
  currentAttempt,
  NO_LEAD,
  shown,
  statusOf,
  submitted,
  timedOut,
  type LeadState,
  type Outcome,
} from '@/lib/browser/lead/own/lead';
import { upload } from '@/lib/browser/lead/own/upload';
import { answerOf, isDuplicate } from '@/lib/lead/own/answer';
import { shownForms } from '@/lib/lead/own/fields';
import { leadRequest } from '@/lib/lead/own/request';
import type { OwnFormService } from '@/lib/lead/own/services';

/**
 * Owns the state of lead.ts, the requests, the timer and `beforeunload`. It belongs to the
 * document, not to a form, so a lead on its way arrives even if its dialog closes or the visitor follows
 * a link.
 */

/**
 * How long to wait before the form says that it cannot tell, in ms, from the moment of sending. If a file is
 * sent, from the end of the upload, or from the moment when it stalls. A later answer still counts.
 */
export const SENDING_TIMEOUT_MS = 10_000;

/** The slowest upload to wait for if its progress is not known, in bytes per ms. */
const SLOWEST_UPLOAD = 25;

/**
 * Browsers refuse a request with `keepalive` if the bodies of all such requests on their way exceed
 * 64 KiB (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch), in bytes.
 */
const KEEPALIVE_MAX = 60_000;

let state: LeadState | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The bytes of the requests with `keepalive` that are on their way. */
let keptAlive = 0;
/** The number of requests that would end with the document. */
let atRisk = 0;

const listeners = new Set<() => void>();

const withStored = (before: LeadState) =>
  shown(before, storedAttempts(), textInMemory(), isPosting());

/** The state of this document, which starts with what earlier ones have kept. */
export function leadState(): LeadState {
  if (state) return state;
  state = withStored(NO_LEAD);
  // In Firefox 153, session storage is here as it was when the visitor left, so a lead that has arrived
  // since is one of which nobody can tell.
  addEventListener('pageshow', ({ persisted }) => persisted && update(withStored(leadState())));
  if (statusOf(state).state === 'sending') startTimer();
  return state;
}

export function onLeadState(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());

function update(next: LeadState) {
  const before = leadState();
  if (next === before) return;
  state = next;
  if (next.attempts !== before.attempts) storeAttempts(next.attempts);
  tell();
}

/** Call this when the visitor has been told that the lead was sent. */
export const settle = () => update({ ...leadState(), current: null });

/**
 * The ids of the leads that this document has to count, also of those that earlier documents have sent.
 * From then on, they are counted. A document that is opening /thank-you leaves them to that page, which
 * knows them only from storage.
 */
export function takeUncounted(): readonly string[] {
  const before = leadState();
  if (statusOf(before).state === 'sent' && !window.leadAttempts) return [];
  const ids = before.attempts
    .filter((attempt) => isThere(attempt.state) && attempt.state !== 'confirmed')
    .map(({ id }) => id);
  if (ids.length > 0) update(counted(before, ids));
  return ids;
}

/** Asks a visitor who is about to leave while a request would end with the document. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function setAtRisk(change: number) {
  atRisk += change;
  if (atRisk > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
  tell();
}

/** For the last request. */
function startTimer(more = 0) {
  clearTimeout(timer);
  timer = setTimeout(() => update(timedOut(leadState())), SENDING_TIMEOUT_MS + more);
}

/** Records that what a form contains is being sent. Returns the id of the lead. */
function start(form: HTMLFormElement, by: Attempt['by']) {
  const hash = hashOfForm(form);
  const id = leadIdOf(leadState().attempts, hash);
  update(submitted(leadState(), { id, hash, by }));
  startTimer();
  return id;
}

const answer = (id: string, request: number, outcome: Outcome, reason?: string) =>
  update(answered(leadState(), id, request, outcome, reason));

/** The browser posts a form. Its answer is another page. */
export function post(form: HTMLFormElement) {
  const id = start(form, 'post');
  if (!navigator.onLine) answer(id, leadState().request, 'offline');
  return navigator.onLine;
}

/** Sends a form by fetch, or a file by XMLHttpRequest, which tells how the upload goes on. */
export async function send(form: HTMLFormElement, service: OwnFormService) {
  const before = leadState().attempts;
  const id = start(form, 'fetch');
  // A service that fails may have stored the lead first, such as a workflow whose email fails.
  const mayHaveArrived = before.some(
    (each) => each.id === id && ['unknown', 'failed'].includes(each.state),
  );
  const { request } = leadState();
  const isLast = () => leadState().request === request;
  const wasOnline = navigator.onLine;
  const { body, headers, bytes, hasFile } = leadRequest(
    completeLead(form),
    service.encoding,
    service.redirect,
  );
  const keepalive = !hasFile && keptAlive + bytes <= KEEPALIVE_MAX;
  if (keepalive) keptAlive += bytes;
  else setAtRisk(1);

  const byFetch = async () => {
    const init = { method: 'POST', body, headers, credentials: 'omit', keepalive } as const;
    const response = await fetch(service.action, init);
    return { status: response.status, text: await response.text() };
  };
  const byUpload = async () => {
    const uploaded = await upload(service.action, { body, headers }, () => {
      if (isLast()) startTimer();
    });
    if (!uploaded && isLast()) startTimer(bytes / SLOWEST_UPLOAD);
    return uploaded ?? byFetch();
  };

  try {
    const { status, text } = await (hasFile ? byUpload() : byFetch());
    const { outcome, reason } = answerOf(status, text, service.confirms);
    const isRepeated = outcome === 'refused' && mayHaveArrived && isDuplicate(status, text);
    answer(id, request, isRepeated ? 'confirmed' : outcome, reason);
  } catch {
    // The lead may have arrived: a missing CORS header and a broken connection look alike.
    answer(id, request, wasOnline ? 'unknown' : 'offline');
  } finally {
    if (keepalive) keptAlive -= bytes;
    else setAtRisk(-1);
  }
}

/** Whether a lead is on its way, or has arrived and the visitor does not know it yet. */
export const isOnItsWay = () =>
  BUILD.ownForm && (atRisk > 0 || ['sending', 'sent'].includes(statusOf(leadState()).state));

/**
 * Whether the lead that was sent last leads to /thank-you: a form on the screen contains it, and no
 * request would end with this document.
 */
export function opensThanks() {
  const hash = currentAttempt(leadState())?.hash;
  return atRisk === 0 && shownForms().some((form) => hashOfForm(form) === hash);
}

import { markSent, ownForms, textIn, type LeadText } from '@/lib/lead/draft';
import {
  answerOf,
  entriesOf,
  KEEPALIVE_MAX,
  type Details,
  type Failure,
  type OwnFormService,
} from '@/lib/lead/ownForm';
import { routeOf } from '@/lib/pages/paths';

/**
 * Sends what the visitor has typed into the site's own form. It belongs to the document, not to a
 * form: a lead on its way arrives even if its dialog closes or the visitor follows a link.
 */

/** How long to wait before the form says that it cannot tell, in ms. A later answer still counts. */
export const SENDING_TIMEOUT_MS = 10_000;

export type FailureName = Failure | 'offline' | 'trapped';

export type SendingStatus =
  { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; name: FailureName; reason: string };

export type Lead = {
  service: OwnFormService;
  text: LeadText;
  product: string | null;
  /** What is sent in addition to the text: the product and the attribution. */
  details: Details;
  /** The route of /thank-you. */
  thanks: string;
};

export const IDLE: SendingStatus = { state: 'idle' };
let status: SendingStatus = IDLE;
const listeners = new Set<() => void>();
const confirmed = new Set<() => void>();

export const sendingStatus = () => status;

export function onSendingStatus(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs the callback for each lead that the service has confirmed. Returns a cleanup function. */
export function onLead(callback: () => void) {
  confirmed.add(callback);
  return () => void confirmed.delete(callback);
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Asks the visitor before a request that would end with the document is lost. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function setStatus(next: SendingStatus) {
  clearTimeout(timer);
  removeEventListener('beforeunload', ask);
  status = next;
  for (const listener of listeners) listener();
}

export const fail = (name: FailureName, reason = '') =>
  setStatus({ state: 'failed', name, reason });

/** Call this when the visitor has seen that the lead was sent. */
export const settle = () => setStatus(IDLE);

// --- Sending ---

const keyOf = (text: LeadText, product: string | null) => JSON.stringify([text, product]);

/**
 * The lead that was sent last. The same text for the same product gets the same id, so that an endpoint
 * can drop it.
 */
let last = { key: '', id: '', text: '' };

/** `randomUUID` exists only on https and localhost. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function idOf({ text, product }: Lead) {
  const key = keyOf(text, product);
  if (key !== last.key) last = { key, id: newId(), text: JSON.stringify(text) };
  return last.id;
}

let attempts = 0;
/** The lead that the service has confirmed last. */
let arrived = '';

/** @param attempt its number. A later attempt gets an answer of its own. */
function finish(attempt: number, lead: Lead, outcome: 'sent' | FailureName, reason = '') {
  if (outcome !== 'sent') {
    if (attempt === attempts && status.state === 'sending') fail(outcome, reason);
    return;
  }
  const { text, product } = lead;
  const key = keyOf(text, product);
  // Another attempt with the same lead was faster.
  if (key === arrived) return;
  arrived = key;
  markSent(text, product);
  for (const callback of confirmed) callback();
  // While another lead is on its way, its answer decides.
  if (key === last.key || status.state !== 'sending') setStatus({ state: 'sent' });
}

/** The bytes of the requests with `keepalive` that are on their way. */
let keptAlive = 0;

async function sendByFetch(attempt: number, lead: Lead, entries: Details) {
  const { service } = lead;
  const wasOnline = navigator.onLine;
  const body = new URLSearchParams(entries.map(([name, value]) => [name, value]));
  const { length } = body.toString();
  const keepalive = keptAlive + length <= KEEPALIVE_MAX;
  if (keepalive) keptAlive += length;
  else addEventListener('beforeunload', ask);
  const { outcome, reason } = await fetch(service.action, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    keepalive,
  })
    .then(async (response) =>
      answerOf(response.status, await response.text().catch(() => ''), service.answersJson),
    )
    // The lead may have arrived even so: a missing CORS header and a broken connection look alike.
    .catch(() => ({ outcome: wasOnline ? 'unknown' : 'offline', reason: '' }) as const);
  if (keepalive) keptAlive -= length;
  finish(attempt, lead, outcome, reason);
}

/** The path of the page in a frame, or `null` if it belongs to another site. */
const pathIn = (frame: HTMLIFrameElement) =>
  frame.contentWindow && frame.contentDocument?.location.origin === location.origin
    ? frame.contentDocument.location.pathname
    : null;

/** Like `setTimeout` without a delay, but background tabs do not slow it down. */
function afterThisTask(callback: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}

/** Posts a form of hidden fields. A field named `submit` or `hidden` shadows what a form has. */
function post(action: string, target: string, entries: Details) {
  const form = document.createElement('form');
  Object.assign(form, { action, target, method: 'post', hidden: true });
  const fields = entries.map(([name, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
  );
  form.append(...fields);
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  HTMLFormElement.prototype.remove.call(form);
}

/**
 * The browser posts the lead into a hidden frame. The answer can be read only if the service
 * redirects to /thank-you, however the host spells its path.
 *
 * The sandbox keeps the answer from replacing the page. It does not keep an answer that calls
 * `history.back()` from leaving the page (Firefox 153, WebKitGTK 2.50). For such a service, the frame
 * first loads a file, so that there is an entry in its own history to go back to.
 */
function sendByFrame(attempt: number, lead: Lead, entries: Details) {
  const { service, thanks } = lead;
  addEventListener('beforeunload', ask);
  const emptyPage = `${__SITE_PATH__}/robots.txt`;
  const frame = document.createElement('iframe');
  frame.name = `lead-${attempt}`;
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-forms allow-same-origin allow-scripts');
  let isPosted = !service.goesBack;
  const { state } = history;
  // The inline script of /thank-you fires `load` early (the loader), so let it end.
  const end = (outcome: 'sent' | Failure) =>
    afterThisTask(() => {
      frame.remove();
      // WebKitGTK 2.50 leaves an entry for the frame in the history of the page, without the state that
      // the router needs to show the page again.
      if (service.goesBack && history.state === null) history.replaceState(state, '');
      finish(attempt, lead, outcome);
    });
  frame.addEventListener('load', () => {
    const path = pathIn(frame);
    if (path !== null && routeOf(path) === thanks) end('sent');
    else if (path === emptyPage && isPosted) end('refused');
    else if (path === emptyPage) {
      isPosted = true;
      // WebKit replaces the entry in the history when a script posts a form. In the frame, which has no
      // router, this second entry is replaced instead. In Chromium, which does not need it, Back would
      // lead to the first entry, and cancel the request.
      if (navigator.vendor !== 'Google Inc.') frame.contentWindow!.history.pushState(null, '');
      afterThisTask(() => post(service.action, frame.name, entries));
    }
  });
  if (service.goesBack) frame.src = emptyPage;
  document.body.append(frame);
  if (!service.goesBack) post(service.action, frame.name, entries);
}

export function send(lead: Lead) {
  if (status.state === 'sending') return;
  const attempt = ++attempts;
  setStatus({ state: 'sending' });
  timer = setTimeout(() => fail('unknown'), SENDING_TIMEOUT_MS);
  const { service, text, details } = lead;
  const thanks = new URL(__BASE_PATH__ + lead.thanks, location.href).href;
  const entries = entriesOf(service, text, { details, id: idOf(lead), thanks });
  if (service.mode === 'cors') void sendByFetch(attempt, lead, entries);
  else sendByFrame(attempt, lead, entries);
}

/** Whether a form on the screen contains the text that was sent last. */
export const isShown = () => ownForms().some((form) => JSON.stringify(textIn(form)) === last.text);

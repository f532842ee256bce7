import { keepDraft, markSent, ownForms, type LeadText } from '@/lib/lead/draft';
import {
  answerOf,
  entriesOf,
  KEEPALIVE_MAX,
  type Details,
  type Failure,
  type OwnFormService,
} from '@/lib/lead/ownForm';
import { routeOf } from '@/lib/routes';

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
  /** The product and the attribution. */
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

/** The text that was sent last. The same text gets the same id, so that an endpoint can drop it. */
let last = { text: '', id: '' };

/** `randomUUID` exists only on https and localhost. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function idOf(text: LeadText) {
  const all = JSON.stringify(text);
  if (all !== last.text) last = { text: all, id: newId() };
  return last.id;
}

let attempt = 0;
/** The text that the service has confirmed last. */
let arrived = '';

/** @param own number of the attempt. A later attempt gets an answer of its own. */
function finish(own: number, text: LeadText, outcome: 'sent' | FailureName, reason = '') {
  if (outcome !== 'sent') {
    if (own === attempt && status.state === 'sending') fail(outcome, reason);
    return;
  }
  const all = JSON.stringify(text);
  // Another attempt with the same text was faster.
  if (all === arrived) return;
  arrived = all;
  markSent(text);
  for (const callback of confirmed) callback();
  // While another text is on its way, its answer decides.
  if (all === last.text || status.state !== 'sending') setStatus({ state: 'sent' });
}

/** The bytes of the requests with `keepalive` that are on their way. */
let keptAlive = 0;

async function sendByFetch(own: number, { service, text }: Lead, entries: Details) {
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
  finish(own, text, outcome, reason);
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
function sendByFrame(own: number, { service, text, thanks }: Lead, entries: Details) {
  addEventListener('beforeunload', ask);
  const emptyPage = `${__SITE_PATH__}/robots.txt`;
  const frame = document.createElement('iframe');
  frame.name = `lead-${own}`;
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-forms allow-same-origin allow-scripts');
  let isPosted = !service.goesBack;
  const { state } = history;
  const end = (outcome: 'sent' | Failure) => {
    frame.remove();
    // WebKitGTK 2.50 leaves an entry for the frame in the history of the page, without the state that
    // the router needs to show the page again.
    if (service.goesBack && history.state === null) history.replaceState(state, '');
    finish(own, text, outcome);
  };
  frame.addEventListener('load', () => {
    const path = pathIn(frame);
    if (path !== null && routeOf(path) === thanks) end('sent');
    else if (path === emptyPage && isPosted) end('refused');
    else if (path === emptyPage) {
      isPosted = true;
      // WebKit replaces the entry in the history when a script posts a form. In the frame, which has no
      // router, this second entry is replaced instead.
      frame.contentWindow!.history.pushState(null, '');
      afterThisTask(() => post(service.action, frame.name, entries));
    }
  });
  if (service.goesBack) frame.src = emptyPage;
  document.body.append(frame);
  if (!service.goesBack) post(service.action, frame.name, entries);
}

export function send(lead: Lead) {
  if (status.state === 'sending') return;
  const own = ++attempt;
  setStatus({ state: 'sending' });
  timer = setTimeout(() => fail('unknown'), SENDING_TIMEOUT_MS);
  const { service, text, details } = lead;
  const thanks = new URL(__BASE_PATH__ + lead.thanks, location.href).href;
  const entries = entriesOf(service, text, { details, id: idOf(text), thanks });
  if (service.mode === 'cors') void sendByFetch(own, lead, entries);
  else sendByFrame(own, lead, entries);
}

/** Whether a form on the screen contains the text that was sent last. */
export const isShown = () =>
  ownForms().some((form) => JSON.stringify(keepDraft(form)) === last.text);

/**
 * The only script of the site's own form. scripts/export/own-form.ts puts it into the form's
 * page, which is shown in a frame. Without it, the browser validates the form and posts it in the
 * whole window.
 *
 * With it, no failure loses what the visitor has typed: each one is shown in words, with links to
 * reach the company directly.
 */
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/formFrame';
import { PRODUCT_PARAMETER } from '@/lib/lead/parameters';
import {
  answerOf,
  hiddenFields,
  mailtoWith,
  withDetails,
  type OwnFormConfig,
} from '@/lib/lead/ownForm';

declare const CONFIG: OwnFormConfig;

const { mode, redirect, dropsUnknown, goesBack, parameters, email, words } = CONFIG;
type Field = keyof typeof words.fields;
type FailureName = keyof typeof words.failures;

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const form = find<HTMLFormElement>('form');
const button = find<HTMLButtonElement>('submit');
const status = find('status');
const failure = find('failure');
const trap = document.getElementById('trap') as HTMLInputElement | null;
const message = find<HTMLTextAreaElement>('message');
const fieldIds = Object.keys(words.fields) as Field[];
const inputs = fieldIds.map((id) => find<HTMLInputElement>(id));

const THANKS = new URL(form.dataset.thanks!, location.href).href;

// --- The product and the attribution, from the query of the form's URL ---

const given = new URLSearchParams(location.search);
const details = mode === 'demo' ? [] : hiddenFields(parameters, location.search);
const productName = parameters.find(({ name }) => name === PRODUCT_PARAMETER)?.sent;
const product = given.get(productName ?? PRODUCT_PARAMETER)?.trim() ?? '';

if (product) {
  find('product-title').textContent = product;
  find('product').hidden = false;
}
for (const [name, value] of details) {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name, value });
  form.append(input);
}
// The host may differ from the one in the settings, for example on a preview.
if (redirect) (form.elements.namedItem(redirect) as HTMLInputElement).value = THANKS;

// --- Errors of fields, in words ---

/** Whether the next invalid field is the first one, which gets focus. */
let isFirst = true;

function showError(input: HTMLInputElement) {
  const error = find(`${input.id}-error`);
  const { missing, wrong } = words.fields[input.id as Field];
  const { valid, valueMissing } = input.validity;
  error.textContent = valid ? '' : (valueMissing ? missing : wrong) || input.validationMessage;
  error.hidden = valid;
  if (valid) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

for (const input of inputs) {
  input.addEventListener('invalid', (event) => {
    event.preventDefault();
    showError(input);
    if (isFirst) input.focus();
    isFirst = false;
  });
  input.addEventListener('input', () => {
    if (input.hasAttribute('aria-invalid')) showError(input);
  });
}
// The Enter key clicks the button, too.
button.addEventListener('click', () => (isFirst = true));

// --- Sending ---

let attempt = 0;
let isBusy = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function setBusy(busy: boolean) {
  isBusy = busy;
  clearTimeout(timer);
  button.setAttribute('aria-disabled', String(busy));
  button.textContent = busy ? words.sending : words.submit;
  status.textContent = busy ? words.sending : '';
}

function fail(name: FailureName, reason = '') {
  setBusy(false);
  const { heading, text } = words.failures[name];
  find('failure-heading').textContent = heading;
  find('failure-text').textContent = text;
  find('failure-reason').textContent = reason && `“${reason}”`;
  find<HTMLAnchorElement>('failure-email').href = mailtoWith(email, product, message.value);
  failure.hidden = false;
  failure.focus();
  // Show the button, too, if both fit.
  for (const element of [button, failure]) element.scrollIntoView({ block: 'nearest' });
}

function begin() {
  setBusy(true);
  failure.hidden = true;
  timer = setTimeout(() => fail('unknown'), LEAD_FORM_TIMEOUT_MS);
}

async function sendByFetch() {
  const own = ++attempt;
  const wasOnline = navigator.onLine;
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  // With this field, some services redirect instead of answering with JSON.
  if (redirect) body.delete(redirect);
  const answered = await fetch(form.getAttribute('action')!, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    // The lead also arrives if the visitor closes the dialog or the page now.
    keepalive: true,
  })
    .then(async (response) => answerOf(response.status, await response.text().catch(() => '')))
    // The lead may have arrived even so: a missing CORS header and a broken connection look alike.
    .catch(() => ({ outcome: wasOnline ? 'unknown' : 'offline', reason: '' }) as const);
  if (answered.outcome === 'sent') return top!.location.assign(THANKS);
  // A later attempt gets an answer of its own.
  if (own === attempt) fail(answered.outcome, answered.reason);
}

/**
 * The browser posts the form into a hidden frame. The answer can be read only if the service
 * redirects to /thank-you.
 *
 * The sandbox keeps the answer from replacing the top window. It does not keep an answer that calls
 * `history.back()` from leaving the page with the form (Firefox 153, WebKitGTK 2.50). Therefore, the
 * form adds a history entry to go back from.
 */
const FRAME = 'answer';
if (mode === 'native') {
  const frame = document.createElement('iframe');
  frame.name = FRAME;
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-forms allow-same-origin allow-scripts');
  frame.addEventListener('load', () => {
    // Browsers may load the last answer again when the visitor comes back.
    if (isBusy && frame.contentDocument?.URL === THANKS) top!.location.assign(THANKS);
  });
  document.body.append(frame);
  form.target = FRAME;
}
if (goesBack)
  addEventListener('popstate', () => {
    if (isBusy) fail('refused');
  });

form.addEventListener('submit', (event) => {
  if (mode === 'demo') return;
  if (mode === 'cors' || isBusy) event.preventDefault();
  if (isBusy) return;
  if (trap?.value) {
    event.preventDefault();
    trap.parentElement!.className = '';
    return fail('trapped');
  }
  begin();
  if (goesBack) history.pushState(null, '');
  if (mode === 'cors') void sendByFetch();
});

form.addEventListener('formdata', ({ formData }) => {
  if (dropsUnknown) formData.set(message.name, withDetails(message.value, details));
});

// Back from /thank-you: the page is restored as it was.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) setBusy(false);
});

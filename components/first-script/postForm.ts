import {
  hashOfForm,
  leadIdOf,
  storeAttempts,
  storedAttempts,
  withArrival,
  withAttempt,
} from '@/lib/browser/lead/own/attempts';
import { completeLead } from '@/lib/browser/lead/own/completeLead';
import { OWN_FORM, ownForms } from '@/lib/lead/own/fields';
import { keepText, restoreText, takeKept } from '@/lib/browser/lead/own/keptText';
import { navigationEntry } from '@/lib/browser/page/navigationEntry';

/** For this long, in ms, a second click does not post the form again. */
const POSTING_MS = 10_000;

const isOwnForm = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.hasAttribute(OWN_FORM);

const BUSY = 'aria-busy';
const endPosting = () => ownForms().forEach((form) => form.removeAttribute(BUSY));

/**
 * On /thank-you: the service has accepted the lead that the browser has posted. A typed URL has no
 * referrer, and a reload is no navigation.
 */
function recordArrival() {
  if (document.referrer && navigationEntry()?.type === 'navigate')
    storeAttempts(withArrival(storedAttempts()));
}

/**
 * While the page loads, a post may replace its entry in the history (HTML, form submission). With one more
 * entry to replace, Back leads to the text. Firefox 153 replaces it. Chromium 156 and WebKitGTK 2.50 do not
 * after a click, and the entry would be there twice, which only the Navigation API shows in time.
 */
function keepEntry(form: HTMLFormElement) {
  keepText();
  const addEntry = () => history.pushState(history.state, '');
  if (!('navigation' in window)) return addEntry();
  const listener = new AbortController();
  const onNavigate = (leaving: NavigateEvent) => {
    if (!leaving.formData || leaving.navigationType !== 'replace') return;
    listener.abort();
    leaving.preventDefault();
    addEntry();
    form.submit();
  };
  navigation.addEventListener('navigate', onNavigate, { signal: listener.signal });
}

/**
 * What the site's own form does before hydration and, for a service that answers no fetch, after it: the
 * browser posts the form. Its fields are completed, and what has been typed is kept.
 *
 * @param isThanks whether this page is /thank-you
 */
export function postForm(isThanks: boolean) {
  restoreText();
  if (isThanks) recordArrival();
  addEventListener('formdata', ({ target, formData }) => {
    if (isOwnForm(target) && target.hasAttribute(BUSY)) completeLead(target, formData);
  });
  addEventListener('submit', (event) => {
    const { target: form, defaultPrevented } = event;
    if (defaultPrevented || !isOwnForm(form)) return;
    // Such a form sends nothing (OwnFormElement.tsx). On a reload, Firefox keeps its button enabled.
    const needsScripts = form.method === 'dialog';
    if (needsScripts || form.hasAttribute(BUSY)) return event.preventDefault();
    form.setAttribute(BUSY, 'true');
    setTimeout(endPosting, POSTING_MS);
    const hash = hashOfForm(form);
    const attempts = storedAttempts();
    const id = leadIdOf(attempts, hash);
    storeAttempts(withAttempt(attempts, { id, hash, by: 'post', state: 'sending' }));
    if (document.readyState !== 'complete') keepEntry(form);
  });
  // On a reload, Chromium 156 drops what the entry gets on `pagehide`, and keeps what it gets here. In
  // Firefox 153, the listener does not keep the page out of bfcache.
  addEventListener('beforeunload', () => keepText());
  addEventListener('pagehide', () => {
    keepText();
    endPosting();
  });
  // A page in bfcache has kept its text itself.
  addEventListener('pageshow', ({ persisted }) => persisted && takeKept());
}

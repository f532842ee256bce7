import { OWN_FORM, PENDING, POSTED } from '@/lib/early';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** If hydration takes longer than this, in ms, the browser posts the site's own form. */
const SENDING_TIMEOUT_MS = 8000;

/**
 * A click on the button of the site's own form before hydration is kept until OwnForm hydrates, which
 * then sends the lead by its own means: the visitor stays on the page, and the lead has all details.
 * If scripts fail, the browser posts the form in the whole window, as it does without scripts.
 */
export function keepLead() {
  let pending: HTMLFormElement | undefined;
  let failed = false;
  const buttonOf = (form: HTMLFormElement) => form.querySelector('button')!;
  const post = () => {
    failed = true;
    if (!pending?.hasAttribute(PENDING)) return;
    try {
      sessionStorage.setItem(STORAGE_KEYS.sent, POSTED);
    } catch {
      // Storage is blocked: the lead arrives, but is not counted.
    }
    // A field named `submit` would shadow the method of the form.
    HTMLFormElement.prototype.submit.call(pending);
  };
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.hasAttribute(OWN_FORM)) return;
    event.preventDefault();
    if (pending?.hasAttribute(PENDING)) return;
    pending = form;
    form.setAttribute(PENDING, '');
    buttonOf(form).setAttribute('aria-busy', 'true');
    if (failed) post();
    else setTimeout(post, SENDING_TIMEOUT_MS);
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) post();
    },
    true,
  );
  addEventListener('pagehide', () => {
    if (!pending?.hasAttribute(PENDING)) return;
    pending.removeAttribute(PENDING);
    buttonOf(pending).removeAttribute('aria-busy');
    pending = undefined;
  });
}

import { OWN_FORM, PENDING } from '@/lib/early';
import { markPosted } from '@/lib/lead/draft';

/** If hydration takes longer than this, in ms, the browser posts the site's own form. */
const HYDRATION_TIMEOUT_MS = 8000;

/**
 * A click on the button of the site's own form before hydration is kept until OwnForm hydrates, which
 * then sends the lead by its own means: the visitor stays on the page, and the lead has all details.
 * If scripts fail, the browser posts the form in the whole window, as it does without scripts.
 */
export function keepLead() {
  let pending: HTMLFormElement | undefined;
  let failed = false;
  let timer: ReturnType<typeof setTimeout>;
  const buttonOf = (form: HTMLFormElement) => form.querySelector('button')!;
  /** Asks a visitor who is about to leave with a lead that waits. */
  const ask = (event: BeforeUnloadEvent) => {
    if (pending?.hasAttribute(PENDING)) event.preventDefault();
  };
  const post = () => {
    failed = true;
    clearTimeout(timer);
    if (!pending?.hasAttribute(PENDING)) return;
    removeEventListener('beforeunload', ask);
    markPosted(pending);
    // While the page loads, the post replaces its entry in the history (HTML, form submission). With one
    // more entry to replace, Back leads to the text.
    if (document.readyState !== 'complete') history.pushState(null, '');
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
    addEventListener('beforeunload', ask);
    if (failed) post();
    else timer = setTimeout(post, HYDRATION_TIMEOUT_MS);
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && !failed) post();
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

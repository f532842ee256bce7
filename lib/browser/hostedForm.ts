import { attribution } from '@/lib/browser/attribution';
import { formParameters, leadFormUrl, PRODUCT_PARAMETER, sanitizeValue } from '@/lib/parameters';

/**
 * The URL of a hosted form is decided once, when its frame is shown: a second URL, such as after consent,
 * would load a new, empty form.
 */

const framesIn = (parent: ParentNode) =>
  parent.querySelectorAll<HTMLIFrameElement>('iframe[data-form]');

/** What the dialog of the form books. On the contact page, the product in the query. */
export function productOf(form: Element): string | null {
  const dialog = form.closest('dialog');
  return dialog
    ? (dialog.dataset.product ?? null)
    : new URLSearchParams(location.search).get(PRODUCT_PARAMETER);
}

/** Gives the frame of a form its URL, unless it has one or is in a closed dialog. */
export function openForm(frame: HTMLIFrameElement) {
  if (frame.src || frame.closest('dialog:not([open])')) return;
  const src = frame.dataset.form!;
  frame.src = leadFormUrl(src, formParameters(), productOf(frame), attribution());
}

export const openForms = (parent: ParentNode) => framesIn(parent).forEach(openForm);

/**
 * Replaces the frames of a dialog, for another product. A new URL in the same frame would add a history
 * entry, and Back would only lead to the form of the first product.
 */
export function renewFrames(dialog: HTMLDialogElement) {
  for (const frame of framesIn(dialog)) {
    const box = frame.parentElement!;
    frame.remove();
    frame.removeAttribute('src');
    box.append(frame);
  }
}

/**
 * For the first script: gives an email link next to a form the product as its subject, when it is clicked.
 * Only the browser knows the product.
 */
export function addEmailSubjects() {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="mailto:"]');
    if (!link) return;
    const [address] = link.href.split('?');
    const product = sanitizeValue(productOf(link) ?? '');
    link.href = product ? `${address}?subject=${encodeURIComponent(product)}` : address!;
  });
}

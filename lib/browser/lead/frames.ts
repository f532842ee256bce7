import { attribution } from '@/lib/browser/attribution';
import { openModal } from '@/lib/browser/page/modal';
import { formParameters, leadFormUrl, PRODUCT_PARAMETER } from '@/lib/parameters';

/**
 * The URL of a hosted form is decided once, when its frame is shown: a second URL, such as after consent,
 * would load a new, empty form.
 */

/** The attribute with the URL of the form. */
export const FORM_URL = 'data-form';

const framesIn = (parent: ParentNode) =>
  parent.querySelectorAll<HTMLIFrameElement>(`iframe[${FORM_URL}]`);

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
  const src = frame.getAttribute(FORM_URL)!;
  frame.src = leadFormUrl(src, formParameters(), productOf(frame), attribution());
}

export function openFormDialog(dialog: HTMLDialogElement) {
  openModal(dialog);
  framesIn(dialog).forEach(openForm);
}

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

/** For the first script. */
export const openForms = () =>
  addEventListener('DOMContentLoaded', () => framesIn(document).forEach(openForm));

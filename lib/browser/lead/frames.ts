import { attribution } from '@/lib/browser/attribution';
import { openModal } from '@/lib/browser/page/modal';
import { formParameters, leadFormUrl, PRODUCT_PARAMETER } from '@/lib/parameters';

/**
 * The frames of hosted forms (LeadFrame.tsx). The URL of a frame is decided once, when its form is shown: a
 * second URL would load a new, empty form. What the visitor answers to the consent banner later changes nothing.
 */

/** The attribute of a frame with the URL of the form. */
export const FORM_URL = 'data-form';

const framesIn = (parent: ParentNode) =>
  parent.querySelectorAll<HTMLIFrameElement>(`iframe[${FORM_URL}]`);

/** The product that the dialog of a form books. On the contact page, the product in the query. */
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

/** Opens a dialog with a form. */
export function openFormDialog(dialog: HTMLDialogElement) {
  openModal(dialog);
  framesIn(dialog).forEach(openForm);
}

/**
 * Makes the frames of a dialog new, for another product. In the same frame, a new URL would add an entry to the
 * history, and Back would only lead to the form of the first product.
 */
export function renewFrames(dialog: HTMLDialogElement) {
  for (const frame of framesIn(dialog)) {
    const box = frame.parentElement!;
    frame.remove();
    frame.removeAttribute('src');
    box.append(frame);
  }
}

/** For the first script: before hydration, opens the forms of a page when it is parsed. */
export const openForms = () =>
  addEventListener('DOMContentLoaded', () => framesIn(document).forEach(openForm));

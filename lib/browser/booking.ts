import { openForms, renewFrames } from '@/lib/browser/hostedForm';
import { openModal } from '@/lib/browser/modal';
import { PRODUCT_PARAMETER } from '@/lib/parameters';
import { siteId } from '@/lib/urls';

/** Used by the first script and the island (BookingModal.tsx): what they share is in the HTML. */

export const BOOKING_ID = siteId('booking');

const ANY_PRODUCT = '{title}';

/**
 * Opens the booking dialog. The form of the same product keeps what was typed.
 * @returns whether the page has the dialog
 */
export function book(product: string): boolean {
  const dialog = document.getElementById(BOOKING_ID) as HTMLDialogElement | null;
  if (!dialog) return false;
  if (dialog.dataset.product !== product) renewFrames(dialog);
  dialog.dataset.product = product;
  const heading = dialog.querySelector('h2')!;
  // A function, because a `$` in a title would have a meaning.
  heading.textContent = heading.dataset.template!.replace(ANY_PRODUCT, () => product);
  openModal(dialog);
  openForms(dialog);
  return true;
}

/**
 * For the first script: "Book Now" submits a form that leads to the contact page. Opens the dialog instead,
 * if it can, before and after hydration.
 */
export function openBookings() {
  addEventListener('submit', (event) => {
    const opener = event.submitter as HTMLButtonElement | null;
    if (opener?.name !== PRODUCT_PARAMETER) return;
    // Safari does not focus a button on click, and a closed dialog returns the focus to where it was.
    opener.focus({ preventScroll: true });
    if (book(opener.value)) event.preventDefault();
  });
}

import { ANY_PRODUCT, BOOKING_ID } from '@/lib/browser/lead/booking';
import { PRODUCT_PARAMETER } from '@/lib/lead/parameters';
import { openModal } from '@/lib/browser/page/modal';

function open(dialog: HTMLDialogElement, opener: HTMLButtonElement) {
  const { value } = opener;
  const heading = dialog.querySelector('h2')!;
  const frame = dialog.querySelector('iframe');
  // A function, because a `$` in a text would have a meaning.
  const filled = ({ dataset }: HTMLElement, encode: (text: string) => string) =>
    dataset.template!.replace(encode(ANY_PRODUCT), () => encode(value));
  dialog.dataset.product = value;
  heading.textContent = filled(heading, String);
  // A second value of `src` would add an entry to the history.
  if (frame) frame.contentWindow!.location.replace(filled(frame, encodeURIComponent));
  // Safari does not focus a button on click, and a closed dialog returns the focus to where it was.
  opener.focus({ preventScroll: true });
  openModal(dialog);
}

/**
 * A click on "Book Now" submits a form, which leads to the contact page. Opens the booking dialog instead,
 * before and after hydration. Before it, the dialog shows the form of the HTML; after it, BookingModal
 * renders the form. If the dialog cannot open, the contact page does.
 */
export function openBookings() {
  addEventListener('submit', (event) => {
    const opener = event.submitter as HTMLButtonElement | null;
    const dialog = document.getElementById(BOOKING_ID) as HTMLDialogElement | null;
    if (opener?.name !== PRODUCT_PARAMETER || !dialog) return;
    open(dialog, opener);
    event.preventDefault();
  });
}

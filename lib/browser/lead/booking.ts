import { PRODUCT_PARAMETER } from '@/lib/lead/parameters';
import { siteId } from '@/lib/pages/siteId';

/** What the booking dialog (BookingModal.tsx) shares with the first script, which opens it. */

export const BOOKING_ID = siteId('booking');

/** In the heading and in the form's URL of the closed dialog, what the product replaces. */
export const ANY_PRODUCT = '{title}';

/** The product that the open dialog books. `null` if it is closed, and on the server. */
export function bookedProduct(): string | null {
  if (typeof document === 'undefined') return null;
  const dialog = document.querySelector<HTMLElement>(`#${BOOKING_ID}[open]`);
  return dialog?.dataset.product ?? null;
}

/** Opens the dialog as a click on "Book Now" does. */
export function book(product: string) {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`button[name=${PRODUCT_PARAMETER}]`);
  const button = [...buttons].find(({ value }) => value === product);
  button?.form?.requestSubmit(button);
}

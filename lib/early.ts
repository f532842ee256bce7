import { PRODUCT_PARAMETER } from '@/lib/lead/parameters';

/** What the inline script (components/early/) shares with islands and tests. */

/** The navigation bar is transparent up to this scroll position, in px (specification, section 9). */
export const NAVBAR_SCROLL_THRESHOLD_PX = 50;

/**
 * The name of a meta element. A page that has it, and opens in a frame, moves to the top window.
 */
export const LEAVES_FRAME = 'leaves-frame';

/**
 * A "Book Now" button whose dialog is about to open. The script that saw the click marks it
 * (`markBooking`), BookingModal opens the dialog for it, and the popup waits.
 */
export const BOOKING_BUTTON = `button[name=${PRODUCT_PARAMETER}][aria-busy]`;

export const markBooking = (button: Element | null | undefined, isOpening: boolean) =>
  isOpening ? button?.setAttribute('aria-busy', 'true') : button?.removeAttribute('aria-busy');

/**
 * The event that BookingModal fires on `window` if it fails. `detail` is the product that the
 * visitor was booking, or `null`. From then on, "Book Now" opens the contact page.
 */
export const BOOKING_FAILED = 'bookingfailed';

/** The card of a frame (components/islands/Embed.tsx), and the attribute of one that was clicked before hydration. */
export const EMBED_CARD = '[data-card]';
export const CLICKED_EARLY = 'data-clicked';

/**
 * The event that RestoreEarlyState.tsx fires on `window` when React has hydrated the document, or has
 * rendered it again, because something else had changed the page. Then all elements are new, and the
 * first script opens the consent banner and marks the root element again.
 */
export const RENDERED = 'rendered';

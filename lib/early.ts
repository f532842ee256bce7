/** What the inline script (components/early/) shares with islands and tests. */

/** The navigation bar is transparent up to this scroll position, in px (specification, section 9). */
export const NAVBAR_SCROLL_THRESHOLD_PX = 50;

/**
 * The event that BookingModal fires on `window` if it fails. `detail` is the product that the
 * visitor was booking, or `null`. From then on, "Book Now" opens the contact page.
 */
export const BOOKING_FAILED = 'bookingfailed';

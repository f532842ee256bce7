/**
 * The event that BookingModal fires on `window` if it fails. `detail` is the product that the
 * visitor was booking, or `null`. From then on, "Book Now" opens the contact page.
 */
export const BOOKING_FAILED = 'bookingfailed';

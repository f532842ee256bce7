/** Copy for the booking dialog on /Products. */
export const booking = {
  heading: 'Book {title}',
  subtitle: 'Fill out the form below to secure your appointment',
  frameTitle: 'Booking Form',
  close: 'Close',
} as const;

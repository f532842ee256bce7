import { site } from '@/content/site';

/** Copy for the booking dialog on /Products. */
export const booking = {
  heading: 'Book {title}',
  subtitle: 'Fill out the form below to secure your appointment',
  note: `We reply with times to choose from. ${site.hours.reply}`,
  frameTitle: 'Booking Form',
  close: 'Close',
} as const;

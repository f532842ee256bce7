import { site } from '@/content/site';

export const productsPage = {
  name: 'Products',
  title: `App, e-commerce and SaaS development: ${site.name}`,
  description:
    'From food delivery and cab booking to smart contracts, HR systems and SaaS: whose problem each one solves, and what a first release does.',
  heading: 'Products',
  intro:
    'Pick the closest one to start the conversation. We build yours from your needs, and a written scope says what the first release does and what it leaves out.',
  bookNow: 'Book Now',
  booking: {
    heading: 'Book {title}',
    /** Of the form, and of its window until a product is booked. */
    title: 'Booking Form',
    text: 'Fill out the form below to secure your appointment',
    close: 'Close',
  },
  ask: {
    heading: 'Is yours not among them?',
    text: 'Most projects fall between two of these, or beside all of them. Describe yours, and we say what a first release would do.',
    action: 'Describe your product',
  },
} as const;

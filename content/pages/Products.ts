export const products = {
  heading: 'Products',
  intro:
    'These are the kinds of software that clients ask us for. Each is a starting point; yours will be different.',
  bookNow: 'Book Now',
} as const;

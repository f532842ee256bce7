/** Copy of the product catalogue. */
export const products = {
  heading: 'Products',
  intro:
    'Twelve kinds of product we build most often. Each is a starting point; yours will differ.',
  bookNow: 'Book Now',
} as const;

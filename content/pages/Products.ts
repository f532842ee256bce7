/** Copy of the product catalog. */
export const products = {
  heading: 'Products',
  intro:
    'These are the twelve kinds of software clients ask us for. Each is a starting point; yours will be different.',
  bookNow: 'Book Now',
} as const;

export const products = {
  heading: 'Products',
  intro:
    'Clients ask us for these kinds of software. Each is a starting point; yours will be different.',
  bookNow: 'Book Now',
} as const;

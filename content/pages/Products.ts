export const products = {
  heading: 'Products',
  intro: 'Pick the closest one. On the first call, we say what to keep and what to cut.',
  bookNow: 'Book Now',
  ask: {
    heading: 'Is yours not among them?',
    text: 'Most projects fall between two of these, or beside all of them. Describe yours, and we say what a first release would do.',
    action: 'Describe your product',
  },
} as const;

export const products = {
  heading: 'Products',
  intro:
    'Pick the closest one as a starting point. We build yours from your needs, and the written scope says what it keeps and what it leaves out.',
  bookNow: 'Book Now',
  ask: {
    heading: 'Is yours not among them?',
    text: 'Most projects fall between two of these, or beside all of them. Describe yours, and we say what a first release would do.',
    action: 'Describe your product',
  },
} as const;

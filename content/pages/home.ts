/** Copy for the home page, in page order. */
export const home = {
  hero: {
    headline: 'Your Trusted Partner for Web & Blockchain Development Worldwide',
    subline:
      'One in-house team. A written scope and price range before you pay, and working software every two weeks.',
    contact: 'Contact Us',
    learnMore: 'learn more',
    about: 'about our services',
    boardLabel: 'Products we build',
    /**
     * `null` for the board of tiles. For a picture of your own instead, save it as
     * `art/masters/hero-picture.jpg`, and say what it shows: `{ alt: 'Our workshop in Bergen' }`.
     */
    picture: null as { alt: string } | null,
  },
  whoWeAre: 'Who we are',
  brands: 'Brands We Have Worked With',
  brandLogo: '{name} logo',
  ask: {
    heading: 'What would yours cost?',
    text: 'Send a few lines or ask for a call. You get a written scope with a price range, and pay nothing until you sign an order.',
    action: 'Ask for a scope and price range',
  },
} as const;

/** Copy for the home page, in page order. */
export const home = {
  hero: {
    headline: 'Your Trusted Partner for Web & Blockchain Development Worldwide',
    subline:
      'You bring the raw idea. We scope it in plain words, build it in-house and test it until it holds.',
    contact: 'Contact Us',
    learnMore: 'learn more',
    about: 'about our services',
    boardLabel: 'Twelve products we build',
  },
  whoWeAre: 'Who we are',
  brands: 'Brands We Have Worked With',
} as const;

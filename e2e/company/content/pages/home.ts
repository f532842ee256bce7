export const home = {
  hero: {
    headline: 'Software for Small Harbors and Those Who Sail from Them',
    subline: 'Berths, charts and sensors, written by a family of engineers in Ålesund and Děčín.',
    contact: 'Write to Us',
    learnMore: 'read more',
    about: 'about our services',
    boardLabel: 'Products we build',
    picture: {
      alt: 'A quay with painted warehouses below mountains, and a small boat coming in',
    } as {
      alt: string;
    } | null,
  },
  whoWeAre: 'Who we are',
  brands: 'Harbors we work for',
  brandLogo: '{name} logo',
  ask: {
    heading: 'What would your harbor need?',
    text: 'Tell us how many berths you have and what annoys you most. You get a written price within a week.',
    action: 'Ask for a price',
  },
} as const;

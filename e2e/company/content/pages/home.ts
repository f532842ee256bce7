import { faq } from '@/content/pages/FAQ';
import { servicesPage } from '@/content/pages/Services';
import { work } from '@/content/pages/Work';
import { benefits } from '@/content/sections/benefits';
import { process } from '@/content/sections/process';
import { why } from '@/content/sections/why';
import { site } from '@/content/site';

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
  mission: { heading: 'About us', text: site.mission },
  why,
  benefits,
  services: { heading: 'Services', intro: servicesPage.intro },
  process,
  whoWeAre: { heading: 'Who we are' },
  brands: {
    heading: 'Harbors we work for',
    logo: '{name} logo',
    /** The link to a case study. `about` is for screen readers. */
    caseStudy: { label: 'Read the case study', about: 'of {name}' },
  },
  quotes: { heading: 'What harbormasters say' },
  work: work.selected,
  faq: { heading: faq.heading },
  ask: {
    heading: 'What would your harbor need?',
    text: 'Tell us how many berths you have and what annoys you most. You get a written price within a week.',
    action: 'Ask for a price',
  },
} as const;

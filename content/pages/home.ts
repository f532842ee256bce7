import { faq } from '@/content/pages/FAQ';
import { insights } from '@/content/pages/Insights';
import { servicesPage } from '@/content/pages/Services';
import { work } from '@/content/pages/Work';
import { benefits } from '@/content/sections/benefits';
import { process } from '@/content/sections/process';
import { why } from '@/content/sections/why';
import { site } from '@/content/site';

/** Copy for the home page, in page order. What other pages show, too, is imported. */
export const home = {
  title: `Web & blockchain development company: ${site.name}`,
  description:
    'Web, blockchain, app and software development by one in-house team. A written scope and price range before you pay, and a demo every two weeks.',
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
  mission: { heading: 'About us', text: site.mission },
  why,
  benefits,
  services: { heading: 'Services', intro: servicesPage.intro },
  prices: servicesPage.prices,
  process,
  whoWeAre: { heading: 'Who we are' },
  brands: {
    heading: 'Brands We Have Worked With',
    logo: '{name} logo',
    /** The link to a case study. `about` is for screen readers. */
    caseStudy: { label: 'Read the case study', about: 'of {name}' },
  },
  quotes: {
    heading: 'What Clients Say',
    caseStudy: { label: 'Read the case study', about: 'about {name}' },
  },
  work: work.selected,
  insights: insights.selected,
  faq: { heading: faq.heading },
  ask: {
    heading: 'What would yours cost?',
    text: 'Send a few lines or ask for a call. You get a written scope with a price range, and pay nothing until you sign an order.',
    action: 'Ask for a scope and price range',
  },
} as const;

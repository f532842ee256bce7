import { site } from '@/content/site';
import type { RouteFacts } from '@/lib/seo/metadata';

/**
 * Every route of the site. Page metadata, the sitemap, the suggestion on the 404 page and the tests
 * read this list. Paths are case-sensitive and fixed by the specification.
 */
export const routes = [
  {
    path: '/',
    name: 'Home',
    title: `${site.name}: web, blockchain and software development`,
    description:
      'You bring the raw idea. We scope it in plain words, build it in-house and show you working software every two weeks. Web, blockchain, apps and games.',
    canonical: '/',
    indexable: true,
  },
  {
    path: '/AboutUs',
    name: 'About us',
    title: `About ${site.name}: software scoped plainly, built in-house`,
    description:
      'Our mission, seven reasons to choose us, and what it is like to work with an in-house team of engineers, designers and testers.',
    canonical: '/AboutUs',
    indexable: true,
  },
  {
    path: '/Services',
    name: 'Services',
    title: `${site.name}: software development services`,
    description:
      'Six kinds of development from one in-house team: blockchain, web, business software, apps, games and the metaverse.',
    canonical: '/Services',
    indexable: true,
  },
  {
    path: '/Products',
    name: 'Products',
    title: `${site.name}: the kinds of software we build`,
    description:
      'From food delivery and cab booking to smart contracts, HR systems and SaaS: pick a starting point for your project and book an appointment.',
    canonical: '/Products',
    indexable: true,
  },
  {
    path: '/FAQ',
    name: 'FAQ',
    title: `FAQ: how a project with ${site.name} works`,
    description:
      'How a software project starts, how long it takes, who owns the code and what happens after launch: four plain answers.',
    canonical: '/FAQ',
    indexable: true,
  },
  {
    path: '/Privacy-policy',
    name: 'Term & Condition',
    title: `${site.name}: sample Software Development Agreement`,
    description:
      'Our sample agreement for building a game website: what we do, what the client is responsible for, and the laws and licensing bodies that may apply.',
    canonical: '/Privacy-policy',
    indexable: true,
  },
  {
    path: '/TermAndCondition',
    name: 'Term & Condition',
    title: `Terms & Conditions: sample agreement with ${site.name}`,
    description:
      'The full text of our sample agreement for building a game website: scope, delivery, fees, liability, termination and the duties of each side.',
    canonical: '/Privacy-policy',
    indexable: true,
  },
  {
    path: '/ContactUs',
    name: 'Contact Us',
    title: `Contact ${site.name}: tell us what you want built`,
    description:
      'Tell us about your project by form, email, phone or chat. Our team reads every message and replies within 24 working hours.',
    canonical: '/ContactUs',
    indexable: true,
  },
  {
    path: '/thank-you',
    name: 'Thank you',
    title: `Thank you from ${site.name}: we received your form`,
    description: 'Your form has been submitted. We will get back to you shortly.',
    canonical: '/thank-you',
    indexable: false,
  },
] as const satisfies readonly RouteFacts[];

import { site } from '@/content/site';
import type { RouteFacts } from '@/lib/metadata';

/**
 * Every route, once. Feeds page metadata, the sitemap, the 404 page's suggestion, and the loops of
 * the test suites. Paths are case-sensitive, exactly as the specification gives them.
 */
export const routes = [
  {
    path: '/',
    name: 'Home',
    title: `${site.name}: web, blockchain and software development`,
    description: `${site.name} scopes, builds and tests web, blockchain, app, game and metaverse software with its own team, for clients worldwide.`,
    canonical: '/',
    indexable: true,
    social: 'home',
  },
  {
    path: '/AboutUs',
    name: 'About us',
    title: 'About us: the team behind the software',
    description: `What ${site.name} is for, seven reasons clients choose us, and what you get when you work with us.`,
    canonical: '/AboutUs',
    indexable: true,
    social: 'about',
  },
  {
    path: '/Services',
    name: 'Services',
    title: 'Services: blockchain, web, software, apps, games, metaverse',
    description:
      'Six kinds of software development from one in-house team: blockchain, web, software, applications, gaming and the metaverse.',
    canonical: '/Services',
    indexable: true,
    social: 'services',
  },
  {
    path: '/Products',
    name: 'Products',
    title: 'Products: twelve kinds of software we build most often',
    description:
      'From food delivery and cab booking to smart contracts, HRMS and SaaS: twelve starting points, each with a call to book.',
    canonical: '/Products',
    indexable: true,
    social: 'products',
  },
  {
    path: '/FAQ',
    name: 'FAQ',
    title: 'FAQ: how a software project with us works',
    description:
      'How a project starts, how long it takes, who owns the code and what happens after launch: four plain answers.',
    canonical: '/FAQ',
    indexable: true,
    social: 'faq',
  },
  {
    path: '/Privacy-policy',
    name: 'Term & Condition',
    title: 'Term & Conditions: Software Development Agreement',
    description:
      'The Software Development Agreement for a game website: scope, the duties of each side, revenue, indemnity and suspension.',
    canonical: '/Privacy-policy',
    indexable: true,
    social: 'terms',
  },
  {
    path: '/TermAndCondition',
    name: 'Term & Condition',
    title: 'Term & Conditions: the same agreement',
    description:
      'The Software Development Agreement for a game website. This page and the one under Privacy Policy hold the same text.',
    canonical: '/Privacy-policy',
    indexable: true,
    social: 'terms',
  },
  {
    path: '/ContactUs',
    name: 'Contact Us',
    title: 'Contact us: tell us what you want built',
    description:
      'Send the outline of your project by form, email, phone or chat. An engineer reads it and replies within 24 working hours.',
    canonical: '/ContactUs',
    indexable: true,
    social: 'contact',
  },
  {
    path: '/thank-you',
    name: 'Thank you',
    title: 'Thank you: your message is with us',
    description: 'Your form has been submitted. We will get back to you shortly.',
    canonical: '/thank-you',
    indexable: false,
    social: 'home',
  },
] as const satisfies readonly RouteFacts[];

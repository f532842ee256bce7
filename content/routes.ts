import { campaigns } from '@/content/lists/campaigns';
import { faqs } from '@/content/lists/faqs';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { site } from '@/content/site';
import type { PageRecord } from '@/lib/pages/record';
import { campaignPages, servicePages } from '@/lib/pages/recordPages';

/**
 * The pages of the site, except those of posts (lib/catalog/pages.ts). Page metadata, links,
 * the sitemap, redirects, the popup, the 404 page and the tests read this list. To
 * rename a page, change its path here and rename its folder in app/. To remove it, delete its record,
 * its folder and its copy. Paths are case-sensitive.
 */
export const routes = [
  {
    id: 'home',
    path: '/',
    name: 'Home',
    title: `Web & blockchain development company: ${site.name}`,
    description:
      'Web, blockchain, app and software development by one in-house team. A written scope and price range before you pay, and a demo every two weeks.',
    indexable: true,
  },
  {
    id: 'about',
    path: '/AboutUs',
    name: 'About us',
    title: `In-house software development team: ${site.name}`,
    description:
      'Who does the work, how a project goes from the first call to support, our office hours, and what is in your hands at the end of each step.',
    indexable: true,
  },
  {
    id: 'services',
    path: '/Services',
    name: 'Services',
    title: `Web, app and blockchain development: ${site.name}`,
    description:
      'Blockchain, web, business software, apps, games and virtual spaces from one in-house team: what you get with each, and examples of what we build.',
    indexable: true,
    needs: services,
  },
  ...servicePages('/Services', services),
  {
    id: 'products',
    path: '/Products',
    name: 'Products',
    title: `App, e-commerce and SaaS development: ${site.name}`,
    description:
      'From food delivery and cab booking to smart contracts, HR systems and SaaS: whose problem each one solves, and what a first release does.',
    indexable: true,
    needs: products,
  },
  {
    id: 'faq',
    path: '/FAQ',
    name: 'FAQ',
    title: `Software development price and time: ${site.name} FAQ`,
    description:
      'How a software project starts and is priced, how long it takes, who owns the code, what happens after launch: plain answers.',
    indexable: true,
    needs: faqs,
  },
  {
    id: 'agreement',
    path: '/Privacy-policy',
    name: 'Term & Condition',
    title: `Sample software development contract: ${site.name}`,
    description:
      'A sample contract, not our privacy notice: what we do for a client with a game website, what the client answers for, and which laws may apply.',
    indexable: true,
  },
  {
    id: 'terms',
    path: '/TermAndCondition',
    name: 'Term & Condition',
    title: `Software contract, terms & conditions: ${site.name}`,
    description:
      'The full text of a sample contract for building a game website: scope, delivery, fees, liability, termination and the duties of each side.',
    canonical: '/Privacy-policy',
    indexable: true,
  },
  {
    id: 'privacy-notice',
    path: '/Privacy-notice',
    name: 'Privacy notice',
    title: `Privacy notice: how ${site.name} handles your data`,
    description:
      'What this website stores in your browser and for how long, which companies it contacts and why, what our form is told, and what you can decide.',
    indexable: true,
  },
  {
    id: 'contact',
    path: '/ContactUs',
    name: 'Contact Us',
    title: `Contact ${site.name}: ask for a call or a price range`,
    description:
      'Ask for a call, or describe your project by form, email or phone. We reply within 24 working hours; a written scope and price range follow.',
    indexable: true,
    popup: false,
  },
  ...campaignPages('/ContactUs', campaigns),
  {
    id: 'thank-you',
    path: '/thank-you',
    name: 'Thank you',
    title: `Thank you from ${site.name}: we received your form`,
    description: 'Your form has been submitted. We will get back to you shortly.',
    indexable: false,
    popup: false,
  },
] as const satisfies readonly PageRecord[];

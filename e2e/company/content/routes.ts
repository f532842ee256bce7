import { campaigns } from '@/content/lists/campaigns';
import { faqs } from '@/content/lists/faqs';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { site } from '@/content/site';
import type { PageRecord } from '@/lib/pages/record';
import { campaignPages, servicePages } from '@/lib/pages/recordPages';

export const routes = [
  {
    id: 'home',
    path: '/',
    name: 'Home',
    title: `Software for harbors and ferries: ${site.name}`,
    description:
      'Berths, charts and sensors for small harbors: software by a family company in Ålesund and Děčín, with a written price before you pay anything.',
    indexable: true,
  },
  {
    id: 'about',
    path: '/AboutUs',
    name: 'About us',
    title: `A family of engineers: ${site.name}`,
    description:
      'Four people in two towns write, test and support the software of small harbors: who they are, where they sit, and when you can reach them.',
    indexable: true,
  },
  {
    id: 'services',
    path: '/Services',
    name: 'Services',
    title: `Harbor systems, charts and sensors: ${site.name}`,
    description:
      'Berth planning, charts that work offline, sensors on the quay and websites for guests: what you get with each, and what we leave to others.',
    indexable: true,
    needs: services,
  },
  ...servicePages('/Services', services),
  {
    id: 'products',
    path: '/Products',
    name: 'Products',
    title: `Booking, delivery and other products: ${site.name}`,
    description:
      'Software that we have written once and can adapt for you: whose problem each product solves, what a first release does, and what comes later.',
    indexable: true,
    needs: products,
  },
  {
    id: 'faq',
    path: '/FAQ',
    name: 'FAQ',
    title: `Prices, dates and support: ${site.name} FAQ`,
    description:
      'What a harbor system costs, how long it takes, who owns the data, what happens when the signal is gone, and who answers the phone in a storm.',
    indexable: true,
    needs: faqs,
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
    id: 'harbors',
    path: '/Harbors',
    name: 'Harbors',
    title: `Harbors that run on our software: ${site.name}`,
    description:
      'Three harbors in Norway and on the Elbe, since when each runs on our software, what it does with it, how deep it is, and how many boats fit in.',
    indexable: true,
  },
  {
    id: 'newsletter',
    path: '/Newsletter',
    name: 'Newsletter',
    title: `A letter from the quay, once a month: ${site.name}`,
    description:
      'What broke in a harbor, what we changed in its software, and a picture of one harbor. One letter a month, from those who write the software.',
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

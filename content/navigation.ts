import type { Route } from 'next';

type NavLink = { label: string; href: Route };

/** The link to the home page. Also the first item of every breadcrumb. */
export const homeLink: NavLink = { label: 'Home', href: '/' };

export const mainLinks: readonly NavLink[] = [
  homeLink,
  { label: 'About Us', href: '/AboutUs' },
  { label: 'Services', href: '/Services' },
  { label: 'Products', href: '/Products' },
  { label: 'FAQ', href: '/FAQ' },
  { label: 'Privacy Policy', href: '/Privacy-policy' },
];

export const callToAction: NavLink = { label: 'Book a Call With Experts!', href: '/ContactUs' };

export type LinkList = { heading: string; links: readonly NavLink[] };

/** The two link lists of the footer, and the heading of its contact details. */
export const footerLists: { products: LinkList; navigate: LinkList; contactHeading: string } = {
  products: {
    heading: 'PRODUCTS',
    links: [
      { label: 'WEBSITE', href: '/Services' },
      { label: 'SOFTWARE', href: '/Services' },
      { label: 'BLOCKCHAIN', href: '/Services' },
      { label: 'APPLICATION', href: '/Services' },
      { label: 'METAVERSE', href: '/Services' },
      { label: 'GAME', href: '/Services' },
    ],
  },
  navigate: {
    heading: 'NAVIGATE',
    links: [
      homeLink,
      { label: 'About Us', href: '/AboutUs' },
      { label: 'Services', href: '/Services' },
      { label: 'FAQ', href: '/FAQ' },
      { label: 'Terms & Condition', href: '/TermAndCondition' },
    ],
  },
  contactHeading: 'CONTACT US',
};

export const lastLinks: readonly NavLink[] = [
  { label: 'Work', href: '/Work' },
  { label: 'Insights', href: '/Insights' },
  { label: 'Privacy notice', href: '/Privacy-notice' },
];

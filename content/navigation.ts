import type { NavLink } from '@/components/site/SiteHeader';
import type { PageLink } from '@/lib/catalog/routes';

/** The link to the home page. Also the first item of every breadcrumb. */
export const homeLink = { label: 'Home', page: 'home', href: '/' } as const satisfies NavLink &
  PageLink;

/**
 * Links in the top bar and the mobile sidebar. Each names the id of a page in content/routes.ts. A
 * link to a page that has nothing to show is left out.
 */
export const mainLinks = [
  homeLink,
  { label: 'About Us', page: 'about' },
  { label: 'Services', page: 'services' },
  { label: 'Products', page: 'products' },
  { label: 'FAQ', page: 'faq' },
  { label: 'Privacy Policy', page: 'agreement' },
] as const satisfies readonly PageLink[];

export const callToAction = {
  label: 'Book a Call With Experts!',
  page: 'contact',
} as const satisfies PageLink;

/** The two link lists of the footer. A list without links is left out. */
export const footerLists = {
  products: {
    heading: 'PRODUCTS',
    links: [
      { label: 'WEBSITE', page: 'services' },
      { label: 'SOFTWARE', page: 'services' },
      { label: 'BLOCKCHAIN', page: 'services' },
      { label: 'APPLICATION', page: 'services' },
      { label: 'METAVERSE', page: 'services' },
      { label: 'GAME', page: 'services' },
    ],
  },
  navigate: {
    heading: 'NAVIGATE',
    links: [
      homeLink,
      { label: 'About Us', page: 'about' },
      { label: 'Services', page: 'services' },
      { label: 'FAQ', page: 'faq' },
      { label: 'Terms & Condition', page: 'terms' },
    ],
  },
  contactHeading: 'CONTACT US',
} as const;

/** The link in the last row of the footer. */
export const noticeLink = {
  label: 'Privacy notice',
  page: 'privacy-notice',
} as const satisfies PageLink;

/** Heading of the list of pages in /llms.txt. The other headings are route names. */
export const pagesHeading = 'Pages';

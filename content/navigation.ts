import type { FooterLists } from '@/components/site/SiteFooter';
import type { NavLink } from '@/components/site/SiteHeader';

/** The link to the home page. Also the first item of every breadcrumb. */
export const homeLink = { label: 'Home', href: '/' } as const satisfies NavLink;

/** Links in the top bar and the mobile sidebar (specification, section 2, "Top navigation bar"). */
export const mainLinks = [
  homeLink,
  { label: 'About Us', href: '/AboutUs' },
  { label: 'Services', href: '/Services' },
  { label: 'Products', href: '/Products' },
  { label: 'FAQ', href: '/FAQ' },
  { label: 'Privacy Policy', href: '/Privacy-policy' },
] as const satisfies readonly NavLink[];

export const callToAction = {
  label: 'Book a Call With Experts!',
  href: '/ContactUs',
} as const satisfies NavLink;

/** The two link lists of the footer (specification, section 2, "Footer"). */
export const footerLists = {
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
} as const satisfies FooterLists;

/** Heading of the list of pages in /llms.txt. The other headings are route names. */
export const pagesHeading = 'Pages';

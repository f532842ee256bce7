import type { NavLink } from '@/components/site/SiteHeader';
import type { MenuEntry } from '@/lib/catalog/menu';
import type { PageLink } from '@/lib/catalog/routes';

export const homeLink = { label: 'Home', page: 'home', href: '/' } as const satisfies NavLink &
  PageLink;

export const mainLinks = [
  homeLink,
  { label: 'About Us', page: 'about' },
  {
    label: 'What We Build',
    links: [
      { label: 'Services', page: 'services' },
      { label: 'Products', page: 'products' },
      { label: 'Buttons for wet gloves', page: 'insights/wet-gloves' },
    ],
  },
  { label: 'FAQ', page: 'faq' },
  { label: 'Insights', page: 'insights' },
  'languages',
] as const satisfies readonly MenuEntry[];

export const callToAction = {
  label: 'Book a Call With Experts!',
  page: 'contact',
} as const satisfies PageLink;

export const footerLists = {
  products: {
    heading: 'HARBORS',
    links: [
      { label: 'Harbor systems', page: 'services/harbor' },
      { label: 'Charts', page: 'services/charts' },
      { label: 'Sensors', page: 'services/sensors' },
    ],
  },
  navigate: {
    heading: 'PAGES',
    links: [
      homeLink,
      { label: 'About Us', page: 'about' },
      { label: 'Services', page: 'services' },
      { label: 'FAQ', page: 'faq' },
      { label: 'Harbors', page: 'harbors' },
      { label: 'Newsletter', page: 'newsletter' },
    ],
  },
  contactHeading: 'CONTACT US',
} as const;

export const noticeLink = {
  label: 'Privacy notice',
  page: 'privacy-notice',
} as const satisfies PageLink;

export const pagesHeading = 'Pages';

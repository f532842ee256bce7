import type { NavLink } from '@/components/site/SiteHeader';
import type { MenuEntry } from '@/lib/pages/menu';
import type { PageLink } from '@/lib/pages/routes';

export const homeLink = { label: 'Úvod', page: 'home', href: '/' } as const satisfies NavLink &
  PageLink;

export const mainLinks = [
  homeLink,
  { label: 'O nás', page: 'about' },
  {
    label: 'Co stavíme',
    links: [
      { label: 'Služby', page: 'services' },
      { label: 'Produkty', page: 'products' },
      { label: 'Tlačítka pro mokré rukavice', page: 'insights/wet-gloves' },
    ],
  },
  { label: 'Otázky', page: 'faq' },
  { label: 'Články', page: 'insights' },
  'languages',
] as const satisfies readonly MenuEntry[];

export const callToAction = {
  label: 'Zeptejte se na cenu',
  page: 'contact',
} as const satisfies PageLink;

export const footerLists = {
  products: {
    heading: 'PŘÍSTAVY',
    links: [
      { label: 'Přístavní systémy', page: 'services' },
      { label: 'Námořní mapy', page: 'services' },
      { label: 'Čidla', page: 'services' },
    ],
  },
  navigate: {
    heading: 'STRÁNKY',
    links: [
      homeLink,
      { label: 'O nás', page: 'about' },
      { label: 'Služby', page: 'services' },
      { label: 'Otázky', page: 'faq' },
      { label: 'Kariéra', page: 'openings' },
    ],
  },
  contactHeading: 'KONTAKT',
} as const;

export const noticeLink = {
  label: 'Ochrana osobních údajů',
  page: 'privacy-notice',
} as const satisfies PageLink;

export const pagesHeading = 'Stránky';

/** Words that more than one page or island shows. */

export const leadForm = {
  loading: 'Loading the form',
  unreachable: {
    heading: 'The form did not load',
    text: 'Your network or a blocker may be stopping it. Try again, or reach us directly. We answer within 24 working hours.',
    retry: 'Try again',
  },
  direct: 'Prefer to write or talk?',
  chatLabel: 'Chat',
} as const;

export const popup = {
  title: 'Take a Moment to Share Your Thoughts',
  text: 'Submit your query, our team will contact you within 24 working hours.',
  frameTitle: 'Enquiry form',
  close: 'Close',
} as const;

export const booking = {
  heading: 'Book {title}',
  subtitle: 'Fill out the form below to secure your appointment',
  frameTitle: 'Booking Form',
  close: 'Close',
} as const;

/** Asked where NEXT_PUBLIC_TRACKING_CONSENT says so. */
export const consent = {
  title: 'May we measure our advertising?',
  text: 'With your yes, LinkedIn learns which pages you see here and sets cookies, and we learn which adverts bring enquiries. The site works the same without it.',
  accept: 'Yes, measure',
  refuse: 'No, thanks',
  reopen: 'Privacy choices',
} as const;

export const shell = {
  skipLink: 'Skip to content',
  mainNavLabel: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menuTitle: 'Menu',
  breadcrumbLabel: 'Breadcrumb',
  chat: 'Chat with us (opens in a new tab)',
  chatPlace: 'Chat',
  newTab: '(opens in a new tab)',
  qr: { heading: 'Scan Me', text: 'Save Contact Details' },
} as const;

export const mission = {
  heading: 'About us',
  readMore: 'Read More',
  about: 'about our services',
} as const;

export const sections = {
  why: 'Why Choose Us',
  benefits: 'What you get when you work with us',
  services: {
    heading: 'Services',
    intro: 'Six kinds of work, one team. Most projects need two or three of them.',
  },
  faq: 'Frequently Asked Questions for Our Software Development Services',
} as const;

/** The way to ask more that closes /FAQ and /Services. */
export const ask = { action: 'Contact Us' } as const;

/** Heading of the list of pages in /llms.txt; its other headings are names of routes. */
export const llms = { pages: 'Pages' } as const;

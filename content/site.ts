import { readCompany, type Company } from '@/lib/company';

/** With any spaces, dots, slashes and parentheses. */
const phone = '+1 202 555 0142';
/** When the office is open, in words. `hours` below has the same facts for search engines. */
const schedule =
  'Monday to Friday, 9\u00a0a.m. to 5\u00a0p.m. Eastern Time (UTC−5, in summer UTC−4)';

/** Company facts. Replace them with your own. No other file repeats them. */
export const site: Company = readCompany({
  /** The language of the site: `en`, `de`, `pt-BR`. Text direction, metadata and consent follow it. */
  language: 'en',
  /**
   * If you have the site in several languages, all of them, this one included: the same list in each
   * deployment (docs/make-it-yours.md). Empty for a site in one language.
   */
  alternates: [],
  // With a long name, add a `shortName` for the navigation bar of phones.
  name: 'Brightkiln',
  /** The registered name, for the agreement and for search engines. */
  legalName: 'Brightkiln LLC',
  /** The origin of the live site. NEXT_PUBLIC_SITE_URL overrides it. */
  url: 'https://brightkiln.example',
  tagline: 'Business software, built and tested by one team.',
  signature: 'Scoped. Built. Tested.',
  mission:
    'We build software for teams that rely on it. Our mission is to deliver systems that last for years, documented so well that any good engineer could take them over.',
  /**
   * One or more places, the registered office first. Visitors read `line`; search engines and
   * address books read the parts, of which any may be missing. If you have several, give each a `name`.
   */
  offices: [
    {
      line: '12 Kiln Lane, Example City, DC 00000, USA',
      street: '12 Kiln Lane',
      locality: 'Example City',
      region: 'DC',
      postalCode: '00000',
      country: 'US',
    },
  ],
  email: 'hello@brightkiln.example',
  phone: { display: phone, e164: phone.replace('(0)', '').replace(/[^+\d]/g, '') },
  /**
   * The office hours. /ContactUs and /FAQ say what "24 working hours" means: three days of eight hours. If
   * your day is shorter or longer, change "three" here and in lists/faqs.json.
   */
  hours: {
    schedule,
    reply: 'We reply within 24 working hours.',
    meaning: `24 working hours are three working days, ${schedule}.`,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  },
  /** The https URL of a chat, or `null` if you have none: the contact page takes its place. */
  chatUrl: 'https://chat.brightkiln.example/hello',
  /**
   * Optional: the https URL of a page where visitors can pick a time for a call. If it is set,
   * /ContactUs and /thank-you link to it, or show it after a click if `embeds` has its vendor.
   */
  callUrl: null,
  /**
   * Companies whose videos and calendars pages may show (lib/embed.ts): 'youTube', 'calCom'. The content
   * security policy and the privacy notice follow.
   */
  embeds: [],
  social: [
    { kind: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.brightkiln.example/company' },
    { kind: 'video', label: 'Video call', href: 'https://meet.brightkiln.example/first-call' },
    { kind: 'chat', label: 'Chat', href: 'https://chat.brightkiln.example/hello' },
    { kind: 'x', label: 'X', href: 'https://x.brightkiln.example/brightkiln' },
  ],
});

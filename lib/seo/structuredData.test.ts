import type { Company } from '@/lib/records/company';
import {
  breadcrumbList,
  faqPage,
  organization,
  productCatalog,
  serviceNode,
  webSite,
} from '@/lib/seo/structuredData';

const company = {
  name: 'Heron Boats',
  language: 'en',
  legalName: 'Heron Boats Ltd',
  mission: 'We keep wooden boats afloat.',
  offices: [{ line: '7 Slipway' }],
  email: 'yard@heron.example',
  phone: { display: '+1 202 555 0199', e164: '+12025550199' },
  hours: {
    schedule: 'Tuesday, 8 a.m. to 4 p.m.',
    reply: 'We answer within two days.',
    meaning: 'The yard is open.',
    days: ['Tuesday'],
    opens: '08:00',
    closes: '16:00',
  },
  social: [
    { kind: 'github', label: 'GitHub', href: 'https://github.example/company' },
    { kind: 'video', label: 'Call', href: 'https://meet.example/company' },
    { kind: 'link', label: 'Blog', href: 'https://blog.example' },
  ],
} as const;
const products = [
  { title: 'Chat', purpose: 'For friends.', image: '/product/chat.jpg', href: '/Shop#product-1' },
  { title: 'Game', purpose: 'For fun.', image: '/product/a game.jpg', href: '/Shop#product-2' },
];
const catalog = productCatalog(
  { path: '/Shop', name: 'Shop', title: 'Shop: Company', description: 'Our apps.' },
  products,
);
const service = {
  id: 'web',
  title: 'Web',
  description: 'Sites.',
  note: '(Weekdays)',
  about: 'Fast.',
};

const made: Record<string, { '@id': string }> = {
  Organization: organization(company, '/Contact'),
  WebSite: webSite(company),
  BreadcrumbList: breadcrumbList('/Shop', { label: 'Home', href: '/' }, 'Shop'),
  FAQPage: faqPage('/FAQ', [{ id: 'how', question: 'How?', answer: 'So.' }]),
  'the catalog': catalog,
  'a service': serviceNode(service, '/Services/web'),
};

/**
 * Properties that Google requires or recommends and that the site can provide. Each row names a
 * page of Google's documentation under developers.google.com/search/docs/appearance. Google does
 * not document Service, so its rows list schema.org properties. `*` means every entry of a list.
 */
const PROPERTIES = [
  [
    'Organization',
    'structured-data/organization: all recommended, none required',
    'name url logo description email telephone sameAs.* contactPoint.email contactPoint.telephone',
  ],
  ['WebSite', 'site-names: required', 'name url'],
  [
    'BreadcrumbList',
    'structured-data/breadcrumb: required; item not for the last step',
    'itemListElement.*.position itemListElement.*.name itemListElement.0.item',
  ],
  [
    'FAQPage',
    'structured-data/faqpage: required',
    'mainEntity.*.name mainEntity.*.acceptedAnswer.text',
  ],
  ['a service', 'schema.org/Service', 'name description url provider.@id'],
  [
    'the catalog',
    'schema.org/Service, OfferCatalog, Offer',
    'name provider.@id hasOfferCatalog.itemListElement.*.itemOffered.name hasOfferCatalog.itemListElement.*.itemOffered.url hasOfferCatalog.itemListElement.*.itemOffered.image',
  ],
] as const;

/** The values at a property path, or `[undefined]` if a list on the path is empty or missing. */
function valuesAt(node: unknown, steps: string[]): unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [node];
  const inside = (node ?? {}) as Record<string, unknown>;
  if (step !== '*') return valuesAt(inside[step], rest);
  const entries = Object.values(inside);
  return entries.length ? entries.flatMap((entry) => valuesAt(entry, rest)) : [undefined];
}

describe('structured data', () => {
  it.each(PROPERTIES)('has all properties of %s (%s)', (node, _page, properties) => {
    for (const property of properties.split(' '))
      for (const value of valuesAt(made[node], property.split('.'))) expect(value).toBeTruthy();
  });

  it('has absolute URLs only', () => {
    expect(JSON.stringify(made)).not.toContain('":"/');
  });

  it('lists all offices, each with the parts of its address that are known', () => {
    const offices: Company['offices'] = [
      {
        line: 'Street 1, Town',
        street: 'Street 1',
        locality: 'Town',
        region: 'State',
        postalCode: '12345',
        country: 'DE',
      },
      { line: 'Pier, Norway', locality: 'Pier', region: '' },
      { line: 'On the road' },
    ];
    expect(organization({ ...company, offices }).address).toEqual([
      {
        '@type': 'PostalAddress',
        streetAddress: 'Street 1',
        addressLocality: 'Town',
        addressRegion: 'State',
        postalCode: '12345',
        addressCountry: 'DE',
      },
      { '@type': 'PostalAddress', addressLocality: 'Pier' },
      'On the road',
    ]);
  });
});

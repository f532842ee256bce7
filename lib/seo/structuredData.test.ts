/** @jest-environment node */
import type { Company } from '@/lib/company';
import {
  breadcrumbList,
  faqPage,
  organization,
  productCatalog,
  servicesAt,
  webSite,
} from '@/lib/seo/structuredData';

const company: Company = {
  language: 'de',
  name: 'Company',
  legalName: 'Company GmbH',
  url: 'https://company.example',
  tagline: 'Apps.',
  signature: 'Done.',
  mission: 'We build apps.',
  offices: [
    {
      line: 'Street 1, Town',
      street: 'Street 1',
      locality: 'Town',
      region: 'State',
      postalCode: '12345',
      country: 'DE',
    },
  ],
  email: 'hello@company.example',
  phone: { display: '+1 202 555-0142', e164: '+12025550142' },
  hours: {
    schedule: 'Mondays',
    reply: 'Soon.',
    meaning: 'Soon.',
    days: ['Monday'],
    opens: '09:00',
    closes: '17:00',
  },
  chatUrl: 'https://chat.example/company',
  callUrl: null,
  social: [
    { kind: 'github', label: 'GitHub', href: 'https://github.example/company' },
    { kind: 'video', label: 'Call', href: 'https://meet.example/company' },
    { kind: 'bluesky', label: 'Bluesky', href: 'https://bluesky.example/company' },
    { kind: 'link', label: 'Blog', href: 'https://blog.example' },
  ],
};
const products = [
  { title: 'Chat', purpose: 'For friends.', image: '/product/chat.jpg', href: '/Shop#product-1' },
  { title: 'Game', purpose: 'For fun.', image: '/product/a game.jpg', href: '/Shop#product-2' },
];
const catalog = productCatalog(
  { canonical: '/Shop', name: 'Shop', title: 'Shop: Company', description: 'Our apps.' },
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
  'a service': servicesAt('/Services', [service])[0]!,
};

/**
 * Properties that Google requires or recommends and that the site can provide. Each row names a
 * page of Google's documentation under developers.google.com/search/docs/appearance. Google does
 * not document Service, so its rows list schema.org properties. `*` means every entry of a list.
 */
const PROPERTIES: [node: string, page: string, properties: string[]][] = [
  [
    'Organization',
    'structured-data/organization: all recommended, none required',
    [
      ...['name', 'url', 'logo', 'description', 'email', 'telephone', 'sameAs.*'],
      ...['contactPoint.email', 'contactPoint.telephone', 'address.streetAddress'],
      ...[
        'address.addressLocality',
        'address.addressRegion',
        'address.postalCode',
        'address.addressCountry',
      ],
    ],
  ],
  ['WebSite', 'site-names: required', ['name', 'url']],
  [
    'BreadcrumbList',
    'structured-data/breadcrumb: required; item not for the last step',
    ['itemListElement.*.position', 'itemListElement.*.name', 'itemListElement.0.item'],
  ],
  [
    'FAQPage',
    'structured-data/faqpage: required',
    ['mainEntity.*.name', 'mainEntity.*.acceptedAnswer.text'],
  ],
  ['a service', 'schema.org/Service', ['name', 'description', 'url', 'provider.@id']],
  [
    'the catalog',
    'schema.org/Service, OfferCatalog, Offer',
    [
      ...['name', 'provider.@id', 'hasOfferCatalog.itemListElement.*.itemOffered.name'],
      ...['url', 'image'].map((key) => `hasOfferCatalog.itemListElement.*.itemOffered.${key}`),
    ],
  ],
];

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
  it.each(
    PROPERTIES.flatMap(([node, page, list]) => list.map((property) => ({ node, page, property }))),
  )('has $property on $node ($page)', ({ node, property }) => {
    for (const value of valuesAt(made[node], property.split('.'))) expect(value).toBeTruthy();
  });

  it('lists the company’s profiles, but not its chat and video call links', () => {
    expect(organization(company).sameAs).toEqual([
      'https://github.example/company',
      'https://bluesky.example/company',
    ]);
    expect(organization({ ...company, social: [] })).not.toHaveProperty('sameAs');
  });

  it('lists all offices, each with the parts of its address that are known', () => {
    const offices: Company['offices'] = [
      { line: 'Town, Germany', locality: 'Town', region: '', country: 'DE' },
      { line: 'On the road' },
    ];
    expect(organization({ ...company, offices }).address).toEqual([
      { '@type': 'PostalAddress', addressLocality: 'Town', addressCountry: 'DE' },
      'On the road',
    ]);
  });
});

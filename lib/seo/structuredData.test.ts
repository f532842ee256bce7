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

describe('structured data', () => {
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

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
  social: [{ kind: 'github', label: 'GitHub', href: 'https://github.example/company' }],
} as const;
const shop = { path: '/Shop', name: 'Shop', title: 'Shop: Company', description: 'Our apps.' };
const chat = {
  title: 'Chat',
  purpose: 'For friends.',
  image: '/product/chat.jpg',
  href: '/Shop#product-1',
};
const service = { id: 'web', title: 'Web', description: 'Sites.', about: 'Fast.' };

it('Structured data has absolute URLs only', () => {
  const nodes = [
    organization(company, '/Contact'),
    webSite(company),
    breadcrumbList('/Shop', [{ label: 'Home', href: '/' }], 'Shop'),
    faqPage('/FAQ', [{ id: 'how', question: 'How?', answer: 'So.' }]),
    productCatalog(shop, [chat]),
    serviceNode(service, '/Services/web'),
  ];
  expect(JSON.stringify(nodes)).not.toContain('":"/');
});

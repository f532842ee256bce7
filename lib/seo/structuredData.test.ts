import {
  breadcrumbList,
  faqPage,
  organization,
  productCatalog,
  serviceNode,
  webSite,
} from '@/lib/seo/structuredData';
import { site } from '@/scripts/test/content/site';

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
    organization(site, '/Contact'),
    webSite(site),
    breadcrumbList('/Shop', [{ label: 'Home', href: '/' }], 'Shop'),
    faqPage('/FAQ', [{ id: 'how', question: 'How?', answer: 'So.' }]),
    productCatalog(shop, [chat]),
    serviceNode(service, '/Services/web'),
  ];
  expect(JSON.stringify(nodes)).not.toContain('":"/');
});

/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { faqs } from '@/content/collections/faqs';
import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';
import { homeLink } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { routeAt } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/paths';
import {
  breadcrumbList,
  faqPage,
  organization,
  productCatalog,
  servicesAt,
  webSite,
} from '@/lib/seo/structuredData';

const catalog = productCatalog(
  routeAt(routes, '/Products'),
  products.map(({ id, title, image }) => ({ title, image, href: `/Products#product-${id}` })),
);

const made: Record<string, { '@id': string }> = {
  Organization: organization(site),
  WebSite: webSite(site),
  BreadcrumbList: breadcrumbList('/Services', homeLink, 'Services'),
  FAQPage: faqPage('/FAQ', faqs),
  'the catalog': catalog,
  'a service': servicesAt('/Services', services)[0]!,
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

  it('has a PNG logo of at least 112 × 112 px', async () => {
    const file = new URL(organization(site).logo).pathname;
    const { format, width } = await sharp(path.join(process.cwd(), 'public', file)).metadata();
    expect(format).toBe('png');
    expect(width).toBeGreaterThanOrEqual(112);
  });

  it('lists the company’s profiles, but not its chat and video call links', () => {
    const profiles = site.social.filter(({ kind }) => kind === 'network' || kind === 'microblog');
    expect(organization(site).sameAs).toEqual(profiles.map(({ href }) => href));
    expect(profiles).toHaveLength(2);
  });

  it('lists the products in order, with picture URLs that contain no spaces', () => {
    const at = (property: string) =>
      valuesAt(catalog, ['hasOfferCatalog', 'itemListElement', '*', 'itemOffered', property]);
    expect(at('name')).toEqual(products.map(({ title }) => title));
    expect(at('url')[8]).toBe(absoluteUrl('/Products#product-9'));
    expect(at('image')[8]).toBe(absoluteUrl('/product/metaverse game.jpg'));
    expect(at('image').join()).not.toMatch(/\s/);
  });
});

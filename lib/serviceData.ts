import type { JsonLdNode } from '@/lib/jsonLd';
import { absoluteUrl } from '@/lib/paths';
import { companyReference, idAt } from '@/lib/structuredData';

/**
 * What the company offers, in the words of schema.org. Google shows no rich result for a Service;
 * other readers do use it. The offers have no price, because the site names none.
 */
type Service = { id: string; title: string; description: string; note?: string };
type Product = { title: string; image: string; href: string };

/** A note belongs to what is said of a service on /Services. */
export const wholeDescription = ({ description, note }: Pick<Service, 'description' | 'note'>) =>
  note ? `${description} ${note}` : description;

/** One node for each service. */
export const servicesAt = (path: string, services: readonly Service[]): JsonLdNode[] =>
  services.map((service) => ({
    '@type': 'Service',
    '@id': idAt(path, `service-${service.id}`),
    name: service.title,
    description: wholeDescription(service),
    url: absoluteUrl(path),
    provider: companyReference(),
  }));

/** The catalogue: each product at the address of its card, with the picture on it. */
export const productCatalogue = (
  page: { canonical: string; name: string; title: string; description: string },
  products: readonly Product[],
): JsonLdNode => ({
  '@type': 'Service',
  '@id': idAt(page.canonical, 'service'),
  name: page.title,
  description: page.description,
  url: absoluteUrl(page.canonical),
  provider: companyReference(),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: page.name,
    itemListElement: products.map(({ title, image, href }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        url: absoluteUrl(href),
        image: absoluteUrl(image),
      },
    })),
  },
});

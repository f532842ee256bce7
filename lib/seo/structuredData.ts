import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  Service as ServiceNode,
  WebSite,
} from 'schema-dts';
import { PROFILE_KINDS, type Company } from '@/lib/company';
import { absoluteUrl } from '@/lib/paths';

/**
 * Structured data (schema.org) for search engines. Google documents the properties that it reads at
 * https://developers.google.com/search/docs/appearance/structured-data
 */

/** Google requires at least 112 × 112 px ("Organization" page of the documentation above). */
const LOGO = '/app-icons/icon-512.png';

const PROFILES: readonly string[] = PROFILE_KINDS;

/** The id of a node, the same on every page. */
const idAt = (path: string, thing: string) => `${absoluteUrl(path)}#${thing}`;

/** A reference to the company. The same page must also contain the company's node. */
const companyReference = () => ({ '@id': idAt('/', 'organization') });

/**
 * A short company node, for pages that only refer to the company. The full node needs to be on only
 * one page.
 */
export const organizationSummary = ({ name }: Pick<Company, 'name'>) =>
  ({
    '@type': 'Organization',
    ...companyReference(),
    name,
    url: absoluteUrl('/'),
  }) satisfies Organization;

export function organization(company: Company, contactPath?: string) {
  const { name, legalName, mission, address, email, phone, hours, social } = company;
  const profiles = social.filter(({ kind }) => PROFILES.includes(kind));
  return {
    ...organizationSummary({ name }),
    legalName,
    description: mission,
    logo: absoluteUrl(LOGO),
    email,
    telephone: phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      ...(address.region && { addressRegion: address.region }),
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email,
      telephone: phone.e164,
      ...(contactPath && { url: absoluteUrl(contactPath) }),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days,
        opens: hours.opens,
        closes: hours.closes,
      },
    },
    ...(profiles.length > 0 && { sameAs: profiles.map(({ href }) => href) }),
  } satisfies Organization;
}

export const webSite = ({ name, language }: Pick<Company, 'name' | 'language'>) =>
  ({
    '@type': 'WebSite',
    '@id': idAt('/', 'website'),
    name,
    url: absoluteUrl('/'),
    inLanguage: language,
    publisher: companyReference(),
  }) satisfies WebSite;

/**
 * Structured data for the breadcrumb of the page. The last item needs no URL: search engines use
 * the page's URL.
 */
export const breadcrumbList = (
  path: string,
  home: { label: string; href: string },
  current: string,
) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': idAt(path, 'breadcrumb'),
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home.label, item: absoluteUrl(home.href) },
      { '@type': 'ListItem', position: 2, name: current },
    ],
  }) satisfies BreadcrumbList;

/** Questions and answers, exactly as on the page. */
export const faqPage = (
  path: string,
  items: readonly { id: string; question: string; answer: string }[],
) =>
  ({
    '@type': 'FAQPage',
    '@id': idAt(path, 'faq'),
    mainEntity: items.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': idAt(path, id),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies FAQPage;

type Service = { id: string; title: string; description: string; note?: string; about: string };
type Product = { title: string; purpose: string; image: string; href: string };

/** A service's description, followed by its note if there is one. */
export const fullDescription = ({ description, note }: Pick<Service, 'description' | 'note'>) =>
  note ? `${description} ${note}` : description;

/** Google has no rich result for `Service`, but other readers of structured data use it. */
export const servicesAt = (path: string, services: readonly Service[]) =>
  services.map(
    (service) =>
      ({
        '@type': 'Service',
        '@id': idAt(path, `service-${service.id}`),
        name: service.title,
        description: `${fullDescription(service)} ${service.about}`,
        url: absoluteUrl(`${path}#${service.id}`),
        provider: companyReference(),
      }) satisfies ServiceNode,
  );

/**
 * The products. The URL of each one points to its card. The offers have no price, because the site
 * states none.
 */
export const productCatalog = (
  page: { canonical: string; name: string; title: string; description: string },
  products: readonly Product[],
) =>
  ({
    '@type': 'Service',
    '@id': idAt(page.canonical, 'service'),
    name: page.title,
    description: page.description,
    url: absoluteUrl(page.canonical),
    provider: companyReference(),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: page.name,
      itemListElement: products.map(({ title, purpose, image, href }) => ({
        '@type': 'Offer' as const,
        itemOffered: {
          '@type': 'Service' as const,
          name: title,
          description: purpose,
          url: absoluteUrl(href),
          image: absoluteUrl(image),
        },
      })),
    },
  }) satisfies ServiceNode;

import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  PostalAddress,
  Service as ServiceNode,
  WebSite,
} from 'schema-dts';
import { PROFILE_KINDS, type Company, type Office } from '@/lib/records/company';
import { absolutePictureUrl } from '@/lib/pages/pictureUrl';
import { absoluteUrl } from '@/lib/pages/urls';

/**
 * Structured data (schema.org) for search engines. Google documents the properties that it reads at
 * https://developers.google.com/search/docs/appearance/structured-data
 */

/** Google requires at least 112 × 112 px ("Organization" page of the documentation above). */
const LOGO = '/app-icons/icon-512.png';

const PROFILES: readonly string[] = PROFILE_KINDS;

/** The id of a node, the same on every page. */
export const idAt = (path: string, thing: string) => `${absoluteUrl(path)}#${thing}`;

/** A reference to the company. The same page must also contain the company's node. */
export const companyReference = () => ({ '@id': idAt('/', 'organization') });

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

/** An address without parts is the text that visitors read. */
const postalAddress = ({ line, street, locality, region, postalCode, country }: Office) =>
  street || locality || region || postalCode || country
    ? ({
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(locality && { addressLocality: locality }),
        ...(region && { addressRegion: region }),
        ...(postalCode && { postalCode }),
        ...(country && { addressCountry: country }),
      } satisfies PostalAddress)
    : line;

type Facts = Pick<
  Company,
  'name' | 'legalName' | 'mission' | 'email' | 'phone' | 'hours' | 'social' | 'offices'
>;

export function organization(company: Facts, contactPath?: string) {
  const { name, legalName, mission, email, phone, hours, social } = company;
  const [first, ...rest] = company.offices;
  const profiles = social.filter(({ kind }) => PROFILES.includes(kind));
  return {
    ...organizationSummary({ name }),
    legalName,
    description: mission,
    logo: absoluteUrl(LOGO),
    email,
    telephone: phone.e164,
    address: rest.length > 0 ? [first, ...rest].map(postalAddress) : postalAddress(first),
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
  parents: readonly { label: string; href: string }[],
  current: string,
) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': idAt(path, 'breadcrumb'),
    itemListElement: [
      ...parents.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: absoluteUrl(href),
      })),
      { '@type': 'ListItem' as const, position: parents.length + 1, name: current },
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

type ServiceData = { title: string; description: string; note?: string; about: string };
type ProductData = { title: string; purpose: string; image: string; href: string };

const serviceAt = (path: string, name: string, description: string) =>
  ({
    '@type': 'Service',
    '@id': idAt(path, 'service'),
    name,
    description,
    url: absoluteUrl(path),
    provider: companyReference(),
  }) satisfies ServiceNode;

/** Google has no rich result for `Service`, but other readers of structured data use it. */
export const serviceNode = ({ title, description, note, about }: ServiceData, path: string) =>
  serviceAt(path, title, [description, note, about].filter(Boolean).join(' '));

/**
 * The products. The URL of each one points to its card. The offers have no price, because the site
 * states none.
 */
export const productCatalog = (
  page: { path: string; name: string; title: string; description: string },
  products: readonly ProductData[],
) =>
  ({
    ...serviceAt(page.path, page.title, page.description),
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
          image: absolutePictureUrl(image),
        },
      })),
    },
  }) satisfies ServiceNode;

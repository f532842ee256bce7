import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  PostalAddress,
  Service as ServiceNode,
  WebSite,
} from 'schema-dts';
import { PROFILE_KINDS, type Company, type Office } from '@/lib/company';
import { absolutePictureUrl, absoluteUrl, productHref, type SiteHref } from '@/lib/urls';

/** schema.org for search engines: https://developers.google.com/search/docs/appearance/structured-data */

/** Google requires at least 112 × 112 px ("Organization"). */
const LOGO = '/app-icons/icon-512.png';

const PROFILES: readonly string[] = PROFILE_KINDS;

const idAt = (path: SiteHref, thing: string) => `${absoluteUrl(path)}#${thing}`;

/** The page must also contain the company's node. */
const companyReference = () => ({ '@id': idAt('/', 'organization') });

/** For pages that refer to the company: only one page needs the full node. */
export const organizationSummary = ({ name }: Pick<Company, 'name'>) =>
  ({
    '@type': 'Organization',
    ...companyReference(),
    name,
    url: absoluteUrl('/'),
  }) satisfies Organization;

/** An address without parts is its line. */
const postalAddress = ({ line, street, locality, region, postalCode, country }: Office) =>
  street || locality || region || postalCode || country
    ? ({
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: locality,
        addressRegion: region,
        postalCode,
        addressCountry: country,
      } satisfies PostalAddress)
    : line;

export function organization(company: Company) {
  const { name, legalName, mission, email, phone, hours, social } = company;
  const addresses = company.offices.map(postalAddress);
  const profiles = social.filter(({ kind }) => PROFILES.includes(kind));
  return {
    ...organizationSummary({ name }),
    legalName,
    description: mission,
    logo: absoluteUrl(LOGO),
    email,
    telephone: phone.e164,
    address: addresses.length > 1 ? addresses : addresses[0],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email,
      telephone: phone.e164,
      url: absoluteUrl('/ContactUs' satisfies SiteHref),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days,
        opens: hours.opens,
        closes: hours.closes,
      },
    },
    sameAs: profiles.length > 0 ? profiles.map(({ href }) => href) : undefined,
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

/** The last item needs no URL: search engines use that of the page. */
export const breadcrumbList = (
  path: SiteHref,
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

/** Exactly as on the page. */
export const faqPage = (
  path: SiteHref,
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
type ProductData = { id: number; title: string; purpose: string; image: string };

const serviceAt = (path: SiteHref, name: string, description: string) =>
  ({
    '@type': 'Service',
    '@id': idAt(path, 'service'),
    name,
    description,
    url: absoluteUrl(path),
    provider: companyReference(),
  }) satisfies ServiceNode;

/** Google has no rich result for `Service`, but other readers use it. */
export const serviceNode = ({ title, description, note, about }: ServiceData, path: SiteHref) =>
  serviceAt(path, title, [description, note, about].filter(Boolean).join(' '));

/** Each URL leads to a card. The offers have no price, because the site names none. */
export const productCatalog = (
  path: SiteHref,
  words: { name: string; title: string; description: string },
  products: readonly ProductData[],
) =>
  ({
    ...serviceAt(path, words.title, words.description),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: words.name,
      itemListElement: products.map(({ id, title, purpose, image }) => ({
        '@type': 'Offer' as const,
        itemOffered: {
          '@type': 'Service' as const,
          name: title,
          description: purpose,
          url: absoluteUrl(productHref(id)),
          image: absolutePictureUrl(image),
        },
      })),
    },
  }) satisfies ServiceNode;

type Post = { title: string; description: string; date: string };

const textNode = (
  path: SiteHref,
  { title, description, date }: Post,
  keywords: readonly string[],
) => ({
  '@id': idAt(path, 'article'),
  headline: title,
  description,
  datePublished: date,
  url: absoluteUrl(path),
  image: absoluteUrl(`/social${path}.jpg`),
  keywords: keywords.length > 0 ? [...keywords] : undefined,
  publisher: companyReference(),
});

type Person = { role: string; href: string };

const personNode = (name: string, person?: Person) => ({
  '@type': 'Person' as const,
  name,
  ...(person && {
    jobTitle: person.role,
    worksFor: companyReference(),
    url: absoluteUrl(person.href),
  }),
});

/**
 * Without an author, the company has written it.
 * @param person the author, if it is one of the people of the company
 */
export const blogPosting = (
  path: SiteHref,
  article: Post & { author?: string; tags: readonly string[] },
  person?: Person,
) =>
  ({
    '@type': 'BlogPosting',
    ...textNode(path, article, article.tags),
    author: article.author ? personNode(article.author, person) : companyReference(),
  }) satisfies BlogPosting;

/** Its author is the company. */
export const caseArticle = (path: SiteHref, study: Post, services: readonly string[]) =>
  ({
    '@type': 'Article',
    ...textNode(path, study, services),
    author: companyReference(),
  }) satisfies Article;

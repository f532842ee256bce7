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
import { site } from '@/content/site';
import { PROFILE_KINDS, type Office } from '@/lib/company';
import { cardOf } from '@/lib/metadata';
import { absolutePictureUrl, absoluteUrl, productHref, type SiteHref } from '@/lib/urls';

/** schema.org for search engines: https://developers.google.com/search/docs/appearance/structured-data */

/** Google requires at least 112 × 112 px ("Organization"). */
const LOGO = '/app-icons/icon-512.png';

const idAt = (path: SiteHref, thing: string) => `${absoluteUrl(path)}#${thing}`;

/** The page must also contain the company's node. */
const companyReference = () => ({ '@id': idAt('/', 'organization') });

/** For pages that refer to the company: only one page needs the full node. */
export const organizationSummary = () =>
  ({
    '@type': 'Organization',
    ...companyReference(),
    name: site.name,
    url: absoluteUrl('/'),
  }) satisfies Organization;

/** An address without parts is its line. */
const postalAddress = ({ line, street = line, locality, region, postalCode, country }: Office) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }) satisfies PostalAddress;

export function organization() {
  const { legalName, mission, email, phone, hours, social, offices } = site;
  const addresses = offices.map(postalAddress);
  const profiles: readonly string[] = PROFILE_KINDS;
  return {
    ...organizationSummary(),
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
    sameAs: social.filter(({ kind }) => profiles.includes(kind)).map(({ href }) => href),
  } satisfies Organization;
}

export const webSite = () =>
  ({
    '@type': 'WebSite',
    '@id': idAt('/', 'website'),
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: site.language,
    publisher: companyReference(),
  }) satisfies WebSite;

/** The last item needs no URL: search engines use that of the page. */
export const breadcrumbList = (
  path: SiteHref,
  items: readonly { label: string; href?: string }[],
) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': idAt(path, 'breadcrumb'),
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: href && absoluteUrl(href),
    })),
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
  image: absoluteUrl(cardOf(path)),
  keywords: [...keywords],
  publisher: companyReference(),
});

/**
 * Without an author, the company has written it.
 * @param person the author, if it is one of the people of the company
 */
export const blogPosting = (
  path: SiteHref,
  { author, tags, ...post }: Post & { author?: string; tags: readonly string[] },
  person?: { role: string; href: string },
) =>
  ({
    '@type': 'BlogPosting',
    ...textNode(path, post, tags),
    author: author
      ? {
          '@type': 'Person' as const,
          name: author,
          ...(person && {
            jobTitle: person.role,
            worksFor: companyReference(),
            url: absoluteUrl(person.href),
          }),
        }
      : companyReference(),
  }) satisfies BlogPosting;

export const caseArticle = (path: SiteHref, study: Post, services: readonly string[]) =>
  ({
    '@type': 'Article',
    ...textNode(path, study, services),
    author: companyReference(),
  }) satisfies Article;

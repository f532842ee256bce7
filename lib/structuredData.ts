import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Organization,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import { site } from '@/content/site';
import { PROFILE_KINDS, type Office } from '@/lib/company';
import { cardOf } from '@/lib/metadata';
import { absoluteUrl, type SiteHref } from '@/lib/urls';

/** schema.org for search engines: https://developers.google.com/search/docs/appearance/structured-data */

/** Google requires at least 112 × 112 px ("Organization"). */
const LOGO = '/app-icons/icon-512.png';

const idAt = (path: SiteHref, thing: string) => `${absoluteUrl(path)}#${thing}`;

/** The page must also contain the company's node. */
const companyReference = () => ({ '@id': idAt('/', 'organization') });

/** Only one page needs the full node. */
const organizationSummary = () =>
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

type Post = { title: string; description: string; date: string; author?: string };

/**
 * An article or a case study. Without an author, the company has written it.
 * @param person the author, if it is one of the people of the company
 */
export const articleNode = (
  path: SiteHref,
  { title, description, date, author }: Post,
  keywords: readonly string[],
  person?: { role: string; href: string },
) =>
  ({
    '@type': 'Article',
    '@id': idAt(path, 'article'),
    headline: title,
    description,
    datePublished: date,
    url: absoluteUrl(path),
    image: absoluteUrl(cardOf(path)),
    keywords: [...keywords],
    publisher: organizationSummary(),
    author: author
      ? {
          '@type': 'Person',
          name: author,
          ...(person && {
            jobTitle: person.role,
            worksFor: companyReference(),
            url: absoluteUrl(person.href),
          }),
        }
      : companyReference(),
  }) satisfies Article;

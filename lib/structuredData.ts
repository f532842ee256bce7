import type { JsonLdNode } from '@/lib/jsonLd';
import { absoluteUrl } from '@/lib/paths';

/**
 * What the company, the site and a page are, in the words of schema.org, for search engines. Which
 * properties: https://developers.google.com/search/docs/appearance/structured-data
 */
type Company = {
  name: string;
  mission: string;
  address: { street: string; locality: string; postalCode: string; country: string };
  email: string;
  phone: { e164: string };
  social: readonly { kind: string; href: string }[];
};

/** At least 112 × 112 px, and not SVG: Google's page "Organization". */
const LOGO = '/icons/icon-512.png';

/** Of the four social links, those that show who the company is; the others start a talk. */
const PROFILES = ['network', 'microblog'];

/** The id of a thing, the same on every page that speaks of it. */
export const idAt = (path: string, thing: string) => `${absoluteUrl(path)}#${thing}`;

/** The company, where only its id is meant; the page's graph must hold the node itself. */
export const companyReference = () => ({ '@id': idAt('/', 'organization') });

/** The company in short, for pages that only refer to it: one page with all of it is enough. */
export const organizationInShort = ({ name }: Pick<Company, 'name'>): JsonLdNode => ({
  '@type': 'Organization',
  ...companyReference(),
  name,
  url: absoluteUrl('/'),
});

export function organization({
  name,
  mission,
  address,
  email,
  phone,
  social,
}: Company): JsonLdNode {
  return {
    ...organizationInShort({ name }),
    description: mission,
    logo: absoluteUrl(LOGO),
    email,
    telephone: phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email,
      telephone: phone.e164,
      url: absoluteUrl('/ContactUs'),
    },
    sameAs: social.filter(({ kind }) => PROFILES.includes(kind)).map(({ href }) => href),
  };
}

export const webSite = ({ name }: Pick<Company, 'name'>): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': idAt('/', 'website'),
  name,
  url: absoluteUrl('/'),
  inLanguage: 'en',
  publisher: companyReference(),
});

/** The visible breadcrumb. The last step has no address: search engines take the page's own. */
export const breadcrumbList = (
  path: string,
  home: { label: string; href: string },
  current: string,
): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  '@id': idAt(path, 'breadcrumb'),
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: home.label, item: absoluteUrl(home.href) },
    { '@type': 'ListItem', position: 2, name: current },
  ],
});

/** Questions and answers, word for word as the page shows them. */
export const faqPage = (
  path: string,
  items: readonly { id: string; question: string; answer: string }[],
): JsonLdNode => ({
  '@type': 'FAQPage',
  '@id': idAt(path, 'faq'),
  mainEntity: items.map(({ id, question, answer }) => ({
    '@type': 'Question',
    '@id': idAt(path, id),
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

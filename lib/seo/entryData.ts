import type { Article, BlogPosting, JobPosting, Thing } from 'schema-dts';

import type { Company } from '@/lib/records/company';
import type { StructuredData } from '@/lib/entries/collection';
import type { Entry } from '@/lib/entries/read';
import { absoluteUrl } from '@/lib/pages/urls';
import { companyReference, idAt, postalAddress } from '@/lib/seo/structuredData';

/** The structured data of an entry, by the kind that the record of its collection names. */

type Page = {
  path: string;
  /** The social card of the page. */
  image: string;
  company: Pick<Company, 'offices'>;
  /** What it is about. */
  keywords: readonly string[];
  /** The author, if it is one of the people of the company. */
  author?: { role: string; href: string | undefined };
  /** Returns the text as HTML with absolute URLs. */
  html: () => string;
};

const textNode = ({ title, description, date }: Entry, { path, image, keywords }: Page) => ({
  '@id': idAt(path, 'article'),
  headline: title,
  description,
  ...(date && { datePublished: date }),
  url: absoluteUrl(path),
  image: absoluteUrl(image),
  ...(keywords.length > 0 && { keywords: [...keywords] }),
  publisher: companyReference(),
});

const personNode = (name: string, { author }: Page) => ({
  '@type': 'Person' as const,
  name,
  ...(author && { jobTitle: author.role, worksFor: companyReference() }),
  ...(author?.href && { url: absoluteUrl(author.href) }),
});

const RULES: Record<StructuredData, (entry: Entry, page: Page) => Thing> = {
  /** The company is its author. */
  Article: (entry, page) =>
    ({
      '@type': 'Article',
      ...textNode(entry, page),
      author: companyReference(),
    }) satisfies Article,
  /** Without an author, the company has written it. */
  BlogPosting: (entry, page) =>
    ({
      '@type': 'BlogPosting',
      ...textNode(entry, page),
      author: entry.author ? personNode(entry.author, page) : companyReference(),
    }) satisfies BlogPosting,
  /** An opening at one office, or at any of them. Google requires the whole text as HTML. */
  JobPosting: (entry, { path, company, html }) => {
    const named = company.offices.filter(({ name }) => name === entry.office);
    const offices = named.length > 0 ? named : company.offices;
    return {
      '@type': 'JobPosting',
      '@id': idAt(path, 'job'),
      title: entry.title,
      description: html(),
      ...(entry.date && { datePosted: entry.date }),
      ...(entry.lastDay && { validThrough: `${entry.lastDay}T23:59:59Z` }),
      ...(typeof entry.employmentType === 'string' && { employmentType: entry.employmentType }),
      hiringOrganization: companyReference(),
      jobLocation: offices.map((office) => ({
        '@type': 'Place' as const,
        address: postalAddress(office),
      })),
      url: absoluteUrl(path),
    } satisfies JobPosting;
  },
};

export const entryData = (kind: StructuredData, entry: Entry, page: Page) =>
  RULES[kind](entry, page);

import type { Article, BlogPosting, Thing } from 'schema-dts';

import type { StructuredData } from '@/lib/entries/collection';
import type { Entry } from '@/lib/entries/read';
import { absoluteUrl } from '@/lib/pages/urls';
import { companyReference, idAt } from '@/lib/seo/structuredData';

/** The structured data of an entry, by the kind that the record of its collection names. */

type Page = {
  path: string;
  /** The social card of the page. */
  image: string;
  /** What it is about. */
  keywords: readonly string[];
  /** The author, if it is one of the people of the company. */
  author?: { role: string; href: string | undefined };
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
};

export const entryData = (kind: StructuredData, entry: Entry, page: Page) =>
  RULES[kind](entry, page);

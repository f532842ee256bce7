import type { Article, BlogPosting } from 'schema-dts';
import { absoluteUrl } from '@/lib/pages/urls';
import { companyReference, idAt } from '@/lib/seo/structuredData';

/** The structured data of articles and case studies. */

type Post = { title: string; description: string; date: string };

const textNode = (
  path: string,
  { title, description, date }: Post,
  keywords: readonly string[],
) => ({
  '@id': idAt(path, 'article'),
  headline: title,
  description,
  datePublished: date,
  url: absoluteUrl(path),
  image: absoluteUrl(`/social${path}.jpg`),
  ...(keywords.length > 0 && { keywords: [...keywords] }),
  publisher: companyReference(),
});

type Person = { role: string; href: string | undefined };

const personNode = (name: string, person: Person | undefined) => ({
  '@type': 'Person' as const,
  name,
  ...(person && { jobTitle: person.role, worksFor: companyReference() }),
  ...(person?.href && { url: absoluteUrl(person.href) }),
});

/**
 * An article. Without an author, the company has written it.
 *
 * @param person the author, if it is one of the people of the company
 */
export const blogPosting = (
  path: string,
  article: Post & { author?: string; tags: readonly string[] },
  person: Person | undefined,
) =>
  ({
    '@type': 'BlogPosting',
    ...textNode(path, article, article.tags),
    author: article.author ? personNode(article.author, person) : companyReference(),
  }) satisfies BlogPosting;

/** A case study, whose author is the company. */
export const caseArticle = (path: string, study: Post, services: readonly string[]) =>
  ({
    '@type': 'Article',
    ...textNode(path, study, services),
    author: companyReference(),
  }) satisfies Article;

import { brands } from '@/content/lists/brands';
import { insights as words } from '@/content/pages/Insights';
import { site } from '@/content/site';
import { insights, tagged, tagPath, work, type Article, type CaseStudy } from '@/lib/posts';
import type { Product } from '@/content/lists/products';
import { filled } from '@/lib/text';
import { productHref } from '@/lib/urls';

/** `March 2026` */
export const monthOf = (date: string) =>
  new Intl.DateTimeFormat(site.language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));

/** @param client the id of a brand, or a name */
export const clientName = (client: string) =>
  brands.find(({ id }) => id === client)?.name ?? client;

export const articleCard = (article: Article) => ({
  ...article,
  href: `/Insights/${article.slug}` as const,
  label: monthOf(article.date),
});

export const caseCard = (study: CaseStudy) => ({
  ...study,
  href: `/Work/${study.slug}` as const,
  label: clientName(study.client),
  result: study.results[0],
});

export const productCard = ({ id, title, image, alt }: Product) => ({
  href: productHref(id),
  title,
  picture: image,
  alt,
});

export const selectedWork = () => work().slice(0, 3).map(caseCard);

/** As many as fit into a row. */
export const newestArticles = () => insights().slice(0, 3).map(articleCard);

export const writtenBy = (name: string) =>
  insights()
    .filter(({ author }) => author === name)
    .map(articleCard);

export function newestCaseOf(brand: string) {
  const newest = work().find(({ client }) => client === brand);
  return newest && caseCard(newest).href;
}

export function studyNamed(slug: string | undefined) {
  const study = work().find((each) => each.slug === slug);
  return study && { href: caseCard(study).href, client: clientName(study.client) };
}

export const tagLinks = () =>
  tagged().map(({ tag, articles }) => ({
    title: tag,
    href: tagPath(tag),
    count: articles.length,
  }));

export const tagWords = (tag: string) => ({
  title: filled(words.tagLists.title, { name: tag }),
  description: filled(words.tagLists.description, { name: tag }),
});

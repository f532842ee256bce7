import { brands } from '@/content/lists/brands';
import { insights as words } from '@/content/pages/Insights';
import { site } from '@/content/site';
import { insights, tagged, tagPath, work, type Article, type CaseStudy } from '@/lib/posts';
import type { Product } from '@/content/lists/products';
import { filled } from '@/lib/text';
import { productHref } from '@/lib/urls';

/** What shows a post elsewhere: cards and rows. */

/** `March 2026`, in the language of the site. */
export const monthOf = (date: string) =>
  new Intl.DateTimeFormat(site.language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));

/** The name of a brand, given its id. Another text is the name itself. */
export const clientName = (client: string) =>
  brands.find(({ id }) => id === client)?.name ?? client;

/** What cards of articles show. */
export const articleCard = ({ slug, title, description, picture, alt, date }: Article) => ({
  href: `/Insights/${slug}` as const,
  title,
  description,
  picture,
  alt,
  label: monthOf(date),
});

/** What cards of case studies show. */
export const caseCard = ({
  slug,
  title,
  description,
  picture,
  alt,
  client,
  results,
}: CaseStudy) => ({
  href: `/Work/${slug}` as const,
  title,
  description,
  picture,
  alt,
  label: clientName(client),
  result: results[0],
});

/** What the rows of the lists show besides. */
const rowFacts = ({ date, readingTime }: Article | CaseStudy) => ({
  year: date.slice(0, 4),
  readingTime,
});

export const articleRow = (article: Article) => ({ ...articleCard(article), ...rowFacts(article) });
export const caseRow = (study: CaseStudy) => ({ ...caseCard(study), ...rowFacts(study) });

/** What cards of products show. */
export const productCard = ({ id, title, image, alt }: Product) => ({
  href: productHref(id),
  title,
  picture: image,
  alt,
});

/** As many case studies as fit into a row of the home page. */
export const selectedWork = () => work().slice(0, 3).map(caseCard);

/** As many articles as fit into a row. */
export const newestArticles = () => insights().slice(0, 3).map(articleCard);

/** The articles of an author. */
export const writtenBy = (name: string) =>
  insights()
    .filter(({ author }) => author === name)
    .map(articleCard);

/** The newest case study of a brand. */
export function newestCaseOf(brand: string) {
  const newest = work().find(({ client }) => client === brand);
  return newest && caseCard(newest).href;
}

/** The case study that a client speaks of (content/lists/quotes.json). */
export function studyNamed(slug: string | undefined) {
  const study = work().find((each) => each.slug === slug);
  return study && { href: caseCard(study).href, client: clientName(study.client) };
}

/** The links to the lists of the tags. */
export const topicLinks = () =>
  tagged().map(({ tag, articles }) => ({
    title: tag,
    href: tagPath(tag),
    count: articles.length,
  }));

/** The title and the description of the list of the articles with a tag. */
export const tagWords = (tag: string) => ({
  title: filled(words.groups.title, { name: tag }),
  description: filled(words.groups.description, { name: tag }),
});

import type { Route } from 'next';
import { cache } from 'react';

import { insights as insightsWords } from '@/content/pages/Insights';
import { work as workWords } from '@/content/pages/Work';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { hasContent, type PageRecord } from '@/lib/pages/record';
import { insights, LISTED_FROM, tagged, tagPath, work } from '@/lib/posts';
import { filled } from '@/lib/text/filled';

import type { PageLink } from './routes';

/** Search engines cut longer titles. */
const TITLE_MAX = 60;

/** A title that would be too long does without the name of the company. */
const titleOf = (title: string) =>
  title.length + site.name.length + 2 <= TITLE_MAX ? `${title}: ${site.name}` : title;

type Post = { slug: string; title: string; description: string; date: string };

/** The pages of a list of posts, newest first, and of the posts. Without posts, there are none. */
function listPages<Id extends 'work' | 'insights', Path extends '/Work' | '/Insights'>(
  id: Id,
  path: Path,
  { name, title, description }: { name: string; title: string; description: string },
  posts: readonly Post[],
): PageRecord[] {
  const [newest] = posts;
  if (!newest) return [];
  return [
    { id, path, name, title, description, indexable: true, date: newest.date },
    ...posts.map((post) => ({
      id: `${id}/${post.slug}`,
      path: `${path}/${post.slug}` as Route,
      name: post.title,
      title: titleOf(post.title),
      description: post.description,
      indexable: true,
      date: post.date,
      folder: `${path}/`,
    })),
  ];
}

/** The pages of the lists of articles that share a tag. */
const tagPages = (drafts: boolean) =>
  tagged(drafts).map(({ tag, slug, articles }): PageRecord => {
    const { title, description } = insightsWords.groups;
    return {
      id: `insights/tags/${slug}`,
      path: tagPath(tag) as Route,
      name: tag,
      title: filled(title, { name: tag }),
      description: filled(description, { name: tag }),
      indexable: articles.length >= LISTED_FROM,
      date: articles[0]?.date,
      folder: '/Insights/',
    };
  });

/** All pages: those of content/routes.ts, the lists of posts, and the posts. */
export const allPages = (drafts: boolean): readonly PageRecord[] => [
  ...routes,
  ...listPages('work', '/Work', workWords, work(drafts)),
  ...listPages('insights', '/Insights', insightsWords, insights(drafts)),
  ...tagPages(drafts),
];

/** All pages that this build shows. */
export const pages = cache(() => allPages(env().drafts));

/** The path of a page, or `undefined` if the site has no such page, or the page has no content. */
export function pathOf(id: PageLink['page']) {
  const page = pages().find((each) => each.id === id);
  return page && hasContent(page) ? page.path : undefined;
}

/** The links to the lists in the last row of the footer. */
export const listLinks = () =>
  pages()
    .filter(({ id }) => id === 'work' || id === 'insights')
    .map(({ name, path }) => ({ label: name, href: path }));

/** The links whose pages exist and have content. The others are left out. */
export const linksTo = (links: readonly PageLink[]) =>
  links.flatMap(({ label, page }) => {
    const href = pathOf(page);
    return href ? [{ label, href }] : [];
  });

import { cache } from 'react';

import { collections } from '@/content/collections';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { entryRecords } from '@/lib/pages/entryPages';
import { hasContent, type PageRecord } from '@/lib/pages/record';

import { shownEntries } from './entries';
import type { PageLink } from './routes';
import { settings } from './settings';

/** All pages: those of content/routes.ts, the lists of entries, and the entries. */
export const allPages = (drafts: boolean): readonly PageRecord[] => [
  ...routes,
  ...entryRecords(collections, shownEntries(drafts), site.name),
];

/** All pages that this build shows. */
export const pages = cache(() => allPages(settings().drafts));

/** The path of a page, or `undefined` if the site has no such page, or the page has no content. */
export function pathOf(id: PageLink['page']) {
  const page = pages().find((each) => each.id === id);
  return page && hasContent(page) ? page.path : undefined;
}

/** The links to the lists in the last row of the footer. */
export const listLinks = () =>
  pages()
    .filter(({ id }) => id in collections)
    .map(({ name, path }) => ({ label: name, href: path }));

/** The links whose pages exist and have content. The others are left out. */
export const linksTo = (links: readonly PageLink[]) =>
  links.flatMap(({ label, page }) => {
    const href = pathOf(page);
    return href ? [{ label, href }] : [];
  });

import type { Route } from 'next';

/** A page of the site: one of content/routes.ts, a list of entries, or an entry. */
export type PageRecord = {
  /** Links and pages refer to the page by this name, which stays when the path changes. */
  id: string;
  path: Route;
  /** The name in breadcrumbs and lists. */
  name: string;
  /** Unique document title. */
  title: string;
  description: string;
  /** The route in the canonical link, if it is not the page's own. The sitemap omits the page. */
  canonical?: Route;
  indexable: boolean;
  /** The list that the page shows. If it is empty, no link leads to the page, and it is not indexed. */
  needs?: readonly unknown[];
  /** `false` if the lead popup never opens on this page. */
  popup?: boolean;
  /** For the sitemap: the date of an entry, such as `2026-03-31`. A list has that of its newest one. */
  date?: string;
  /** The folder of its collection, such as `/Log/`, if the page is an entry, or a list of some of them. */
  folder?: string;
};

/** Whether the page has something to show, so that links and search engines may lead to it. */
export const hasContent = ({ needs }: Pick<PageRecord, 'needs'>) => needs?.length !== 0;

export const canonicalOf = ({ path, canonical = path }: Pick<PageRecord, 'path' | 'canonical'>) =>
  canonical;

/**
 * The pages for search engines: `indexable` pages with content whose canonical link is their own
 * URL.
 */
export const isIndexed = (page: PageRecord) =>
  page.indexable && canonicalOf(page) === page.path && hasContent(page);

/**
 * The social card. Each indexable page has its own (app/(files)/social); the others use the home
 * page's card.
 */
export const socialCardFile = ({ path, indexable }: Pick<PageRecord, 'path' | 'indexable'>) =>
  `/social${indexable && path !== '/' ? path : '/home'}.jpg`;

/** The folder of a collection stands for all pages in it. */
const patternOf = ({ path, folder }: PageRecord): string => folder ?? path;

/**
 * What code in the browser knows of the pages (./paths.ts). It knows the folders of the entries, so that
 * it does not grow with their number.
 */
export const browserPaths = (pages: readonly PageRecord[]) => ({
  pagePaths: [...new Set(pages.map(patternOf))],
});

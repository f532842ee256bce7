import type { Route } from 'next';
import { routes } from '@/content/routes';

/**
 * The pages of the site, by id: for server code, the build and tests. Code in the browser knows only
 * paths (lib/routes.ts). The compiler checks every id.
 */
export type RouteFacts = {
  /** Links and pages refer to the page by this name, which stays when the path changes. */
  id: string;
  path: Route;
  /** The name in breadcrumbs and lists. */
  name: string;
  /** Unique document title. */
  title: string;
  description: string;
  /** The route in the canonical link. If `canonical` is not `path`, the sitemap omits the page. */
  canonical: Route;
  indexable: boolean;
  /** The list that the page shows. If it is empty, no link leads to the page, and it is not indexed. */
  needs?: readonly unknown[];
  /** `false` if the lead popup never opens on this page. */
  popup?: boolean;
};

type Page = (typeof routes)[number];
type PageOf<Id extends Page['id']> = Extract<Page, { id: Id }>;

/** Pages of this template that a site may have removed. Links to them are left out. */
type Removable =
  'about' | 'services' | 'products' | 'faq' | 'agreement' | 'terms' | 'privacy-notice';
export type PageId = Page['id'] | Removable;

/** Whether the page has something to show, so that links and search engines may lead to it. */
export const hasContent = ({ needs }: Pick<RouteFacts, 'needs'>) => needs?.length !== 0;

export const pageWithId = <Id extends Page['id']>(id: Id) =>
  routes.find((route): route is PageOf<Id> => route.id === id)!;

/** The path of a page, or `undefined` if the site has no such page, or the page has no content. */
export function pathOf<Id extends PageId>(
  id: Id,
): Id extends Removable
  ? Page['path'] | undefined
  : Id extends Page['id']
    ? PageOf<Id>['path'] | (PageOf<Id> extends { needs: unknown } ? undefined : never)
    : never;
export function pathOf(id: PageId) {
  const page: RouteFacts | undefined = routes.find((route) => route.id === id);
  return page && hasContent(page) ? page.path : undefined;
}

/** A link in content/: its label, and the id of the page that it leads to. */
export type PageLink = { label: string; page: PageId };

/** The links whose pages exist and have content. The others are left out. */
export const linksTo = (links: readonly PageLink[]) =>
  links.flatMap(({ label, page }) => {
    const href = pathOf(page);
    return href ? [{ label, href }] : [];
  });

/**
 * The pages for search engines: `indexable` pages with content whose canonical link is their own
 * URL.
 */
export const isListed = (route: RouteFacts) =>
  route.indexable && route.path === route.canonical && hasContent(route);

export const listedRoutes = () => routes.filter(isListed);

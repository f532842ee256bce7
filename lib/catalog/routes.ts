import type { collections } from '@/content/collections';
import { routes } from '@/content/routes';
import { hasContent, type PageRecord } from '@/lib/pages/record';

/** The pages of content/routes.ts, by id. The compiler checks every id. */
type Page = (typeof routes)[number];
type PageOf<Id extends Page['id']> = Extract<Page, { id: Id }>;

/** Pages of this template that a site may have removed. Links to them are left out. */
type Removable =
  | 'about'
  | 'services'
  | `services/${string}`
  | 'products'
  | 'faq'
  | 'agreement'
  | 'terms'
  | 'privacy-notice';
export type PageId = Page['id'] | Removable;

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
  const page: PageRecord | undefined = routes.find((route) => route.id === id);
  return page && hasContent(page) ? page.path : undefined;
}

export type CollectionName = keyof typeof collections;

/**
 * A link in content/: its label, and the id of the page that it leads to. The id of the list of a
 * collection is its name, and that of an entry the name of its file without the extension: `log/larch`.
 */
export type PageLink = {
  label: string;
  page: PageId | CollectionName | `${CollectionName}/${string}`;
};

/**
 * The links whose pages exist and have content. The others are left out.
 *
 * @param pages all pages, if a link leads to the list of a collection
 */
export const linksTo = <Each extends PageRecord = Page>(
  links: readonly PageLink[],
  pages = routes as readonly PageRecord[] as readonly Each[],
) =>
  links.flatMap(({ label, page: id }) => {
    const page = pages.find((each) => each.id === id);
    return page && hasContent(page) ? [{ label, href: page.path as Each['path'] }] : [];
  });

import type { collections } from '@/content/collections';
import { routes } from '@/content/routes';
import { hasContent, type PageRecord } from '@/lib/pages/record';

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

/** The ids of content/routes.ts. The compiler checks every id. */
type OwnId = (typeof routes)[number]['id'];
export type PageId = OwnId | Removable;

const pages: readonly PageRecord[] = routes;

/** A page that the site has, such as that of a folder in app/. */
export const pageWithId = (id: OwnId) => pages.find((page) => page.id === id)!;

/** The path of a page, or `undefined` if the site has no such page, or the page has no content. */
export function pathOf(id: PageId) {
  const page = pages.find((each) => each.id === id);
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
 * @param all the pages, with those of collections if a link leads to one
 */
export const linksTo = (links: readonly PageLink[], all = pages) =>
  links.flatMap(({ label, page: id }) => {
    const page = all.find((each) => each.id === id);
    return page && hasContent(page) ? [{ label, href: page.path }] : [];
  });

import type { collections } from '@/content/collections';
import { routes } from '@/content/routes';
import type { PageRecord } from '@/lib/pages/record';

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

/** A page that the site has, such as that of a folder in app/. */
export const pageWithId = (id: OwnId): PageRecord => routes.find((page) => page.id === id)!;

export type CollectionName = keyof typeof collections;

/**
 * A link in content/: its label, and the id of the page that it leads to. The id of the list of a
 * collection is its name, and that of an entry the name of its file without the extension: `log/larch`.
 */
export type PageLink = {
  label: string;
  page: PageId | CollectionName | `${CollectionName}/${string}`;
};

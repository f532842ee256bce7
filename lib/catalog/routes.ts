import type { collections } from '@/content/collections';
import type { routes } from '@/content/routes';

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

/** The ids of content/routes.ts. */
export type OwnId = (typeof routes)[number]['id'];

export type CollectionName = keyof typeof collections;

/**
 * A link in content/: its label, and the id of the page that it leads to. The id of the list of a
 * collection is its name, and that of an entry the name of its file without the extension: `log/larch`.
 */
export type PageLink = {
  label: string;
  page: OwnId | Removable | CollectionName | `${CollectionName}/${string}`;
};

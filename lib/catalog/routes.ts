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

/** The lists of posts, and the posts by the names of their files. */
export type PostId = 'work' | 'insights' | `${'work' | 'insights'}/${string}`;

/**
 * A link in content/: its label, and the id of the page that it leads to. The id of a post is its folder and the
 * name of its file without the extension: `work/dispatch-board`.
 */
export type PageLink = {
  label: string;
  page: OwnId | Removable | PostId;
};

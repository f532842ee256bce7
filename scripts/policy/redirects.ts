/**
 * Addresses that lead to another. Routes are written with capitals, and people who type them do not
 * write capitals: the lower-case form of each route leads to it. Any other slip of letter case gets
 * the 404 page, which offers the route that was meant.
 */
import { routes } from '@/content/routes';

export type Redirect = { from: string; to: string; status: 301 | 308 };

/** With and without a slash at the end: some hosts compare addresses to the letter. */
export const REDIRECTS: readonly Redirect[] = routes
  .filter(({ path }) => path !== path.toLowerCase())
  .flatMap(({ path }) =>
    [path.toLowerCase(), `${path.toLowerCase()}/`].map(
      // 301, not 308: nothing is ever posted to a page.
      (from): Redirect => ({ from, to: path, status: 301 }),
    ),
  );

/**
 * Redirects. Routes contain capital letters, which people rarely type, so the lowercase form of
 * each route redirects to it. Any other spelling gets the 404 page, which suggests the correct
 * route.
 */
import { routes } from '@/content/routes';

export type Redirect = { from: string; to: string; status: number };

/** With and without a trailing slash, because some hosts match paths exactly. */
export const REDIRECTS: readonly Redirect[] = routes
  .filter(({ path }) => path !== path.toLowerCase())
  .flatMap(({ path }) =>
    [path.toLowerCase(), `${path.toLowerCase()}/`].map(
      // 301 is enough, because no page accepts POST requests.
      (from) => ({ from, to: path, status: 301 }),
    ),
  );

/**
 * Redirects from the lowercase form of each route. Routes contain capital letters, which people
 * rarely type. For any other spelling, the 404 page suggests the correct route.
 */
import { routes } from '@/content/routes';

export type Redirect = { from: string; to: string; status: number };

/**
 * Each redirect exists with and without a trailing slash, because some hosts match paths exactly.
 *
 * @param paths Only tests set this parameter.
 */
export const redirects = (paths: readonly string[] = routes.map(({ path }) => path)): Redirect[] =>
  paths
    .filter((path) => path !== path.toLowerCase())
    .flatMap((path) =>
      [path.toLowerCase(), `${path.toLowerCase()}/`].map(
        // No page accepts POST requests, so 308, which would preserve them, is not needed.
        (from) => ({ from, to: path, status: 301 }),
      ),
    );

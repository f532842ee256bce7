import { routePath } from '@/lib/routePath';

type Link = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'target' | 'hasAttribute' | 'getAttribute'
>;
type Here = Pick<Location, 'origin' | 'pathname'>;

/**
 * The page of this site that a link leads to, without the base path.
 *
 * @returns `null` for the page that is shown, for files, and for whatever is not of this site
 */
export function routeOfLink(link: Link, here: Here): string | null {
  if (link.target || link.hasAttribute('download') || link.origin !== here.origin) return null;
  if (!link.pathname.startsWith(__BASE_PATH__)) return null;
  const route = routePath(link.pathname);
  if (route === routePath(here.pathname) || /\.\w+$/.test(route)) return null;
  return route.slice(__BASE_PATH__.length) || '/';
}

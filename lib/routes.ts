/** The one place where a path is compared with the routes of the site. */

/** `/faq`, `/FAQ/`, `/FAQ.html` and `/FAQ/index.html` are one page: which forms exist is up to the host. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?(\.html?)?\/?$/, '');

/** @returns the path below the base path; `null` outside of it: `/site-old` is not below `/site` */
export function pathInSite(pathname: string, basePath = __BASE_PATH__): string | null {
  const rest = pathname.slice(basePath.length);
  if (pathname.slice(0, basePath.length).toLowerCase() !== basePath.toLowerCase()) return null;
  return rest === '' || rest.startsWith('/') ? rest || '/' : null;
}

/**
 * The route that a pathname shows, spelled as in content/routes.ts. Pass an empty base path for what
 * `usePathname` returns, which Next.js has stripped already.
 *
 * @returns `null` for what is not a page of this site
 */
export function routeOf(pathname: string, basePath = __BASE_PATH__): string | null {
  const path = pathInSite(pathname, basePath);
  if (path === null) return null;
  return __ROUTES__.split(' ').find((route) => plain(route) === plain(path)) ?? null;
}

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'hasAttribute'>;
type Here = Pick<Location, 'origin' | 'pathname'>;

/** @returns the route that a link leads to; `null` for the current page, for files and other sites */
export function routeOfLink(link: Link, here: Here): string | null {
  if (link.target || link.hasAttribute('download') || link.origin !== here.origin) return null;
  const route = routeOf(link.pathname);
  return route === routeOf(here.pathname) ? null : route;
}

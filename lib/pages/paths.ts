/** What code in the browser knows of the pages: paths only. The only module that matches them. */
import { pagePaths } from '@/lib/paths.generated';

/** Browsers encode letters outside ASCII: `/%C3%96ver` is `/Över` of content/routes.ts. */
function decoded(path: string): string {
  try {
    return decodeURI(path).normalize();
  } catch {
    // A percent sign that encodes nothing.
    return path;
  }
}

/**
 * Normalizes a path: `/faq`, `/FAQ/`, `/FAQ.html` and `/FAQ/index.html` are the same page. Hosts
 * differ in which of these URLs they serve.
 */
const plain = (path: string) =>
  decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?(\.html?)?\/?$/, '');

/** Whether two paths, encoded or not, lead to the same page. */
export const samePath = (a: string, b: string) => plain(a) === plain(b);

/** Whether a page is below another one, as `/Log/larch` is below `/Log`. The home page has none below it. */
export const isBelow = (path: string, parent: string) =>
  plain(parent) !== '' && plain(path).startsWith(`${plain(parent)}/`);

/** Whether a path contains another one. Every path contains that of the home page, so only that path does. */
export const containsPath = (path: string, part: string) =>
  samePath(part, '/') ? samePath(path, '/') : plain(path).includes(plain(part));

/**
 * @returns the decoded path without the base path, or `null` if the pathname is not under the base path:
 *   `/site-old` is not under `/site`
 */
export function pathInSite(pathname: string, basePath = BUILD.basePath): string | null {
  const path = decoded(pathname);
  const rest = path.slice(basePath.length);
  if (path.slice(0, basePath.length).toLowerCase() !== basePath.toLowerCase()) return null;
  return rest === '' || rest.startsWith('/') ? rest || '/' : null;
}

/** Whether a path is in a folder of pages, such as `/Log/`. */
const isIn = (route: string, path: string) =>
  /.\/$/.test(route) &&
  decoded(path).toLowerCase().startsWith(route.toLowerCase()) &&
  !samePath(path, route);

/** Whether a path is one of some pages, or in one of some folders, and is spelled like it. */
const isOneOf = (pages: readonly string[], path: string) =>
  pages.some((page) => isIn(page, path) || page === decoded(path));

const pathOf = (href: string) => href.split(/[?#]/, 1)[0]!;

/** The URL of a link to a path of this site. */
export const linkUrl = (href: string) => BUILD.basePath + href;

/**
 * Whether links to a path of this site open it as a document: what the router does not know, such as a file
 * in `public/`.
 */
export function opensAsDocument(href: string): boolean {
  const path = pathOf(href);
  if (path === '') return false;
  return !isOneOf(pagePaths, path);
}

/**
 * The route of a pathname, spelled as in content/routes.ts. If the pathname comes from
 * `usePathname`, pass an empty base path, because Next.js has already removed it.
 *
 * @returns `null` if the pathname is not a page of this site
 */
export function routeOf(pathname: string, basePath = BUILD.basePath): string | null {
  const path = pathInSite(pathname, basePath);
  if (path === null) return null;
  const folder = pagePaths.find((route) => isIn(route, path));
  if (folder) return folder + plain(path.slice(folder.length));
  return pagePaths.find((route) => samePath(route, path)) ?? null;
}

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'hasAttribute'>;
type Here = Pick<Location, 'origin' | 'pathname'>;

/**
 * @returns the route that a link leads to, or `null` for the current page, files and other sites
 */
export function routeOfLink(link: Link, here: Here): string | null {
  if (link.target || link.hasAttribute('download') || link.origin !== here.origin) return null;
  const route = routeOf(link.pathname);
  return route === routeOf(here.pathname) ? null : route;
}

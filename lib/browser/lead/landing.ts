import { BASE_PATH, SITE_PATH } from '@/lib/build.generated';
import { LANDING_PAGE, type Landing } from '@/lib/lead/parameters';
import { isPrerendering } from '@/lib/browser/page/pageVisibility';
import { pathInSite, routeOf } from '@/lib/pages/paths';

/**
 * The path of a page as forms get it: without the base path, but with the folder of a further
 * language, and spelled as in content/routes.ts, because the spelling of paths depends on the host.
 *
 * @param pathname with the base path
 */
export function landingPath(pathname: string): string {
  const route = routeOf(pathname);
  if (route !== null) return BASE_PATH.slice(SITE_PATH.length) + route;
  return routeOf(pathname, SITE_PATH) ?? pathInSite(pathname, SITE_PATH) ?? pathname;
}

export const hasNavigation = () => 'navigation' in window;

/** The history of this tab knows its first page, without anything being stored. */
function firstURL() {
  const urls = hasNavigation() ? navigation.entries().map(({ url }) => url) : [];
  const first = urls.find((url) => url && pathInSite(new URL(url).pathname, SITE_PATH));
  return new URL(first ?? location.href);
}

let kept: Landing | null = null;

/**
 * The landing page: the first page of this site in this tab. It is read from the Navigation API when a
 * document starts, and kept in memory. It stays the same over documents, client-side navigations,
 * reload, Back and redirects (tried in Chromium 156 and Firefox 153). Known limitations:
 *
 * - WebKitGTK 2.50 has no `navigation`. There, links that open a document carry the landing
 *   (carryLanding.ts). A reload of a later page starts again.
 * - A visit to another site, with a link back, starts a new history. This includes form services that
 *   show a page of their own. Back does not, and neither does a redirect.
 * - Chromium keeps 50 entries: a document that opens after more than 50 pages finds a later one.
 * - A prerendered page has a history of its own until it is activated, so nothing is kept before.
 */
export function landing(): Landing {
  if (kept) return kept;
  const { pathname, search } = firstURL();
  const carried = hasNavigation() ? null : new URLSearchParams(search).get(LANDING_PAGE);
  const found = {
    path: carried ?? landingPath(pathname),
    search,
  };
  if (!isPrerendering()) kept = found;
  return found;
}

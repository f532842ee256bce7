'use client';

import { island } from '@/components/client/island';
import { useIsHydrated } from '@/components/client/useIsHydrated';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { pathInSite, routeOf } from '@/lib/pages/paths';

/**
 * The route that the path resembles. If the path itself is a route, this is `null`, because a link
 * would lead back to this page.
 */
function routeAsked() {
  const route = routeOf(location.pathname);
  return route === pathInSite(location.pathname) ? null : route;
}

/** On the 404 page, suggests the route that the URL resembles. */
export const RouteSuggestion = island(function RouteSuggestion({ words }: { words: string }) {
  // In the static HTML, the URL is unknown: hosts serve this page for any URL.
  const route = useIsHydrated() ? routeAsked() : null;
  if (!route) return null;
  return (
    <p className="mt-6 text-lead">
      {words}{' '}
      <SiteLink href={route as SiteHref} className="font-semibold underline underline-offset-4">
        {route}
      </SiteLink>
      ?
    </p>
  );
});

'use client';

import { island } from '@/components/islands/page/island';
import { useIsHydrated } from '@/components/islands/page/useIsHydrated';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { similarRoute } from '@/lib/pages/paths';

/** On the 404 page, suggests the route that the URL resembles. */
export const RouteSuggestion = island(function RouteSuggestion({ words }: { words: string }) {
  // In the static HTML, the URL is unknown: hosts serve this page for any URL.
  const route = useIsHydrated() ? similarRoute(location.pathname) : null;
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

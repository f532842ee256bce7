'use client';

import { useSyncExternalStore } from 'react';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { suggestRoute } from '@/lib/routeSuggestion';

type Props = {
  words: string;
  basePath: string;
  routes: readonly { path: SiteHref; name: string }[];
};

const noSubscription = () => () => {};
const askedPath = () => location.pathname;

/** On the 404 page: offers the route that the address almost was. */
export function RouteSuggestion({ words, basePath, routes }: Props) {
  const asked = useSyncExternalStore(noSubscription, askedPath, () => null);
  const path =
    asked === null
      ? null
      : suggestRoute(
          asked.slice(basePath.length) || '/',
          routes.map((route) => route.path),
        );
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) return null;
  return (
    <p role="status" className="mt-6 text-lead">
      {words}{' '}
      <SiteLink href={route.path} className="font-semibold underline underline-offset-4">
        {route.path}
      </SiteLink>
      ?
    </p>
  );
}

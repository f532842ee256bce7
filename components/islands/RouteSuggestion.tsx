'use client';

import { useSyncExternalStore } from 'react';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { suggestRoute } from '@/lib/routeSuggestion';

type Props = {
  words: string;
  basePath: string;
  paths: readonly SiteHref[];
};

const noSubscription = () => () => {};
const askedPath = () => location.pathname;

/** On the 404 page: offers the route that the address almost was. */
export function RouteSuggestion({ words, basePath, paths }: Props) {
  const asked = useSyncExternalStore(noSubscription, askedPath, () => null);
  const path = asked === null ? null : suggestRoute(asked.slice(basePath.length) || '/', paths);
  if (!path) return null;
  return (
    <p className="mt-6 text-lead">
      {words}{' '}
      <SiteLink href={path} className="font-semibold underline underline-offset-4">
        {path}
      </SiteLink>
      ?
    </p>
  );
}

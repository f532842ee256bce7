'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { routerPath, samePath } from '@/lib/browser/links';

/** The pointer enters a link, a finger touches it, or it receives focus. */
const INTENT_EVENTS = ['pointerover', 'focusin'] as const;

/** Of a link that leads to another page of the site. */
function pathOf({ target, origin, pathname }: HTMLAnchorElement) {
  const isHere = origin === location.origin && samePath(pathname, location.pathname);
  return target || origin !== location.origin || isHere ? null : routerPath(pathname);
}

/** By default, Next.js prefetches every visible link: three requests per link, almost all of them unused. */
export const PrefetchOnIntent = island(function PrefetchOnIntent() {
  const router = useRouter();

  useEffect(() => {
    const prefetchTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link && pathOf(link);
      if (path) router.prefetch(path as Parameters<typeof router.prefetch>[0]);
    };
    const listeners = new AbortController();
    for (const type of INTENT_EVENTS) document.addEventListener(type, prefetchTarget, listeners);
    return () => listeners.abort();
  }, [router]);

  return null;
});

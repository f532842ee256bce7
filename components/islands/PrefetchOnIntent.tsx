'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { island } from '@/components/islands/island';
import { routeOfLink } from '@/lib/routes';

/** A mouse over a link, a finger on it, or the focus of the keyboard. */
const SIGNS = ['pointerover', 'focusin'] as const;

/**
 * Fetches the data of a page when a visitor points at a link to it, so that the click shows it at
 * once. Next.js would prefetch every link in view: three requests per link, nearly all unused.
 */
function Prefetch() {
  const router = useRouter();

  useEffect(() => {
    const intend = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const route = link && routeOfLink(link, location);
      if (route) router.prefetch(route as Parameters<typeof router.prefetch>[0]);
    };
    for (const sign of SIGNS) document.addEventListener(sign, intend, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, intend);
    };
  }, [router]);

  return null;
}

export const PrefetchOnIntent = island(Prefetch);

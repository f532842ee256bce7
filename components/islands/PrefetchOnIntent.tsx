'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { routeOfLink } from '@/lib/routeOfLink';

/** A mouse over a link, a finger on it, or the focus of the keyboard. */
const SIGNS = ['pointerover', 'focusin'] as const;

/**
 * Fetches the data of a page once a visitor seems to go there, so that the press shows it. Not of
 * every link in view: that is three requests a link, nearly all for nothing.
 */
export function PrefetchOnIntent() {
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

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '@/lib/motion';

/**
 * Every change of route scrolls to the top (or to the place that the address names) and moves
 * focus to the new page, by a link and by back and forward alike. Next.js announces the title.
 */
export function RouteChange({ mainId }: { mainId: string }) {
  const path = usePathname();
  const shown = useRef(path);

  useEffect(() => {
    // The browser's own restoring would jump first. A reload may restore: it is no route change.
    history.scrollRestoration = 'manual';
    const allow = () => (history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', allow);
    return () => {
      window.removeEventListener('pagehide', allow);
      allow();
    };
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    const place = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (place) place.scrollIntoView({ behavior });
    else window.scrollTo({ top: 0, behavior });
    (place ?? document.getElementById(mainId))?.focus({ preventScroll: true });
  }, [path, mainId]);

  return null;
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { island } from '@/components/islands/island';
import { navigationEnded } from '@/lib/staleDeploy';
import { prefersReducedMotion } from '@/lib/motion';

const anchorTarget = () => (location.hash ? document.getElementById(location.hash.slice(1)) : null);

/** Scrolls to the place that the address names, or to the top, and moves focus there. */
function goToAnchor(mainId: string, behavior: ScrollBehavior) {
  const place = anchorTarget();
  if (place) place.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
  (place ?? document.getElementById(mainId))?.focus({ preventScroll: true });
}

const smooth = () => (prefersReducedMotion() ? 'instant' : 'smooth');

/** A plain press on a link to the page that is shown already: its route does not change. */
function isLinkToThisPage({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hash || link.origin !== location.origin) return false;
  return link.pathname === location.pathname;
}

/**
 * Every change of route scrolls to the top (or to the place that the address names) and moves
 * focus to the new page, by a link and by back and forward alike. Next.js announces the title.
 */
function Scroll({ mainId }: { mainId: string }) {
  const path = usePathname();
  const shown = useRef(path);

  useEffect(() => {
    // The browser's own restoring would jump first. A reload may restore: it is no route change.
    const manual = () => (history.scrollRestoration = 'manual');
    const auto = () => (history.scrollRestoration = 'auto');
    manual();
    window.addEventListener('pageshow', manual);
    window.addEventListener('pagehide', auto);
    return () => {
      window.removeEventListener('pageshow', manual);
      window.removeEventListener('pagehide', auto);
      auto();
    };
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    navigationEnded();
    goToAnchor(mainId, smooth());
  }, [path, mainId]);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (isLinkToThisPage(event)) goToAnchor(mainId, smooth());
    };
    const changePlace = () => {
      // An entry that the browser made at a click lacks the router's state, and Back to it would
      // show the wrong page: replaceState, which the router wraps, gives it that state.
      const isNew = history.state === null;
      if (isNew) history.replaceState(null, '', location.href);
      // The browser has gone there, and the visitor may have tabbed on since.
      if (isNew && anchorTarget()?.contains(document.activeElement)) return;
      goToAnchor(mainId, 'instant');
    };
    document.addEventListener('click', press);
    window.addEventListener('hashchange', changePlace);
    return () => {
      document.removeEventListener('click', press);
      window.removeEventListener('hashchange', changePlace);
    };
  }, [mainId]);

  return null;
}

export const ScrollAndFocusOnNavigation = island(Scroll);

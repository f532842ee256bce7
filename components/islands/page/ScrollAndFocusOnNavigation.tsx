'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { anchorTarget, isPlainClick, samePath } from '@/lib/browser/links';
import { island } from '@/components/islands/page/island';
import { navigationEnded } from '@/lib/browser/staleDeploy';
import { prefersReducedMotion } from '@/lib/motion';
import { unlockScroll } from '@/lib/browser/modal';

function goToAnchor(hash: string, mainId: string) {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  const target = anchorTarget(hash);
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
  (target ?? document.getElementById(mainId))?.focus({ preventScroll: true });
}

/** The link that a click follows within this site and window. */
function followedLink(event: MouseEvent) {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  const isFollowed = link && isPlainClick(event) && !link.target && link.origin === location.origin;
  return isFollowed ? link : null;
}

/**
 * On every route change, including Back and Forward. Next.js announces the title. Within a page, the
 * browser scrolls.
 */
export const ScrollAndFocusOnNavigation = island(function ScrollAndFocusOnNavigation({
  mainId,
}: {
  mainId: string;
}) {
  const path = usePathname();
  const currentPath = useRef(path);

  useEffect(() => {
    if (currentPath.current === path) return;
    currentPath.current = path;
    history.scrollRestoration = 'manual';
    navigationEnded();
    // A dialog of the previous page fired no `close`.
    unlockScroll();
    goToAnchor(location.hash, mainId);
  }, [path, mainId]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // Otherwise, the browser scrolls before this island does. A reload does not change the route.
    const manual = () => (history.scrollRestoration = 'manual');
    const auto = () => (history.scrollRestoration = 'auto');
    manual();
    window.addEventListener('pageshow', manual, { signal });
    window.addEventListener('pagehide', auto, { signal });
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      const isHere = samePath(link.pathname, location.pathname);
      // Each history entry keeps its own value. Within a page, the browser restores the position.
      history.scrollRestoration = isHere ? 'auto' : 'manual';
      // Until the router has navigated, `location.hash` is that of the previous URL.
      if (isHere && !link.hash) goToAnchor(link.hash, mainId);
    };
    const onHashChange = () => {
      history.scrollRestoration = 'auto';
      if (history.state !== null) return;
      // The history entry of an anchor click lacks the router's state, so going back to it would show the
      // wrong page. The router patches replaceState, which adds it.
      history.replaceState(null, '', location.href);
      const target = anchorTarget(location.hash);
      // The visitor may have pressed Tab in the meantime.
      if (!target?.contains(document.activeElement)) target?.focus({ preventScroll: true });
    };
    document.addEventListener('click', onClick, { signal });
    window.addEventListener('hashchange', onHashChange, { signal });
    return () => {
      listeners.abort();
      auto();
    };
  }, [mainId]);

  return null;
});

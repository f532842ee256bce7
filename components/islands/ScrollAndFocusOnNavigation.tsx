'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { anchorTarget } from '@/components/client/anchorTarget';
import { island } from '@/components/client/island';
import { navigationEnded } from '@/kit/early/staleDeploy';
import { prefersReducedMotion } from '@/lib/motion';
import { isPlainClick } from '@/lib/plainClick';

/** Scrolls to the anchor in the URL, or to the top, and moves focus there. */
function goToAnchor(mainId: string, behavior: ScrollBehavior) {
  const target = anchorTarget(location.hash);
  // Browsers open it only when they navigate to the fragment themselves.
  const answer = target?.closest('details');
  if (answer) answer.open = true;
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
  (target ?? document.getElementById(mainId))?.focus({ preventScroll: true });
}

const smooth = () => (prefersReducedMotion() ? 'instant' : 'smooth');

/** Whether a click is on a link to the current page. Such a click does not change the route. */
function isLinkToThisPage(event: MouseEvent) {
  if (!isPlainClick(event)) return false;
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hash || link.origin !== location.origin) return false;
  return link.pathname === location.pathname;
}

/**
 * Scrolls to the top (or to the anchor in the URL) on every route change, including Back and
 * Forward, and moves focus to the new page. Next.js announces the title.
 */
export const ScrollAndFocusOnNavigation = island(function ScrollAndFocusOnNavigation({
  mainId,
}: {
  mainId: string;
}) {
  const path = usePathname();
  const currentPath = useRef(path);

  useEffect(() => {
    // Turn off scroll restoration for route changes, so that the browser does not scroll before this
    // island does. Turn it on for a reload, which does not change the route.
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
    if (currentPath.current === path) return;
    currentPath.current = path;
    navigationEnded();
    goToAnchor(mainId, smooth());
  }, [path, mainId]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (isLinkToThisPage(event)) goToAnchor(mainId, smooth());
    };
    const onHashChange = () => {
      // The history entry of an anchor click lacks the router's state, so going back to it would
      // show the wrong page. replaceState, which the router patches, adds that state.
      const isNew = history.state === null;
      if (isNew) history.replaceState(null, '', location.href);
      // If focus is inside the anchor target, leave it there: the browser has already scrolled, and
      // the visitor may have pressed Tab since.
      if (isNew && anchorTarget(location.hash)?.contains(document.activeElement)) return;
      goToAnchor(mainId, 'instant');
    };
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [mainId]);

  return null;
});

'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { lockScroll, unlockScroll } from '@/lib/browser/modal';

/**
 * The toggle opens the sidebar as a popover, without scripts; ×, Esc and a click on the backdrop close it.
 * This island makes the page behind it inert, and closes it on a click on a link, on every route change,
 * and on Back.
 */
export const MobileSidebar = island(function MobileSidebar({ id }: { id: string }) {
  const path = usePathname();

  useEffect(() => {
    const sidebar = document.getElementById(id)!;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => sidebar.togglePopover(false);
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) close();
    };
    coverPage(sidebar, signal);
    document.addEventListener('click', onClick, { signal });
    // Back within the page does not change the path.
    window.addEventListener('popstate', close, { signal });
    return () => {
      close();
      listeners.abort();
    };
  }, [id, path]);

  return null;
});

/**
 * After the open sidebar is painted: `showModal` would do so before, and the time from a tap to the paint
 * would more than double (docs/performance.md).
 */
function coverPage(sidebar: HTMLElement, signal: AbortSignal) {
  const setInert = (isInert: boolean) => {
    for (const each of sidebar.parentElement!.children)
      if (each !== sidebar) each.toggleAttribute('inert', isInert);
  };
  const cover = () => {
    if (!sidebar.matches(':popover-open')) return;
    lockScroll();
    setInert(true);
  };
  const onToggle = () => requestAnimationFrame(() => setTimeout(cover));
  sidebar.addEventListener('toggle', onToggle, { signal });
  // Before it closes, because the browser then moves the focus to the toggle.
  const uncover = () => {
    setInert(false);
    unlockScroll();
  };
  sidebar.addEventListener('beforetoggle', uncover, { signal });
  cover();
}

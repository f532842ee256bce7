'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { island } from '@/components/client/island';
import { closeMenuGroups } from '@/components/client/menuGroups';
import { keepScrollbarSpace, openModal } from '@/lib/openModal';

type Props = { toggleId: string; dialogId: string };

/**
 * Makes the page behind the sidebar inert, and closes the sidebar on a click on a link, on every route
 * change, and on Back. The toggle opens it as a popover, which needs no script, and which ×, Esc and a click on the
 * backdrop close. In a menu with groups of links, also closes those.
 */
export const MobileSidebar = island(function MobileSidebar({ toggleId, dialogId }: Props) {
  const path = usePathname();

  // The cleanup closes the menus when the path changes.
  useEffect(() => {
    const sidebar = document.getElementById(dialogId) as HTMLDialogElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    const hasPopovers = typeof sidebar.showPopover === 'function';
    const close = hasPopovers
      ? watchPopover(sidebar, signal)
      : openAsModal(sidebar, document.getElementById(toggleId)!, signal);
    sidebar.addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).closest('a')) close();
      },
      { signal },
    );
    // Back within the page changes only the fragment or the query, not the path.
    window.addEventListener('popstate', close, { signal });
    // The pages of a site without groups do not load it.
    if (BUILD.menuGroups) closeMenuGroups(signal);
    return () => {
      close();
      listeners.abort();
    };
  }, [toggleId, dialogId, path]);

  return null;
});

/**
 * Makes the page inert after the open sidebar is painted. `showModal` would make it inert before, and
 * the time from a tap to the paint would more than double (docs/performance.md).
 *
 * @returns closes the sidebar
 */
function watchPopover(sidebar: HTMLDialogElement, signal: AbortSignal): () => void {
  const isOpen = () => sidebar.matches(':popover-open');
  const setInert = (isInert: boolean) => {
    for (const each of sidebar.parentElement!.children)
      if (each !== sidebar) each.toggleAttribute('inert', isInert);
  };
  const coverPage = () => {
    if (!isOpen()) return;
    keepScrollbarSpace();
    setInert(true);
  };
  const onToggle = () => requestAnimationFrame(() => setTimeout(coverPage));
  sidebar.addEventListener('toggle', onToggle, { signal });
  // Before it closes, because the browser then moves the focus to the toggle.
  sidebar.addEventListener('beforetoggle', () => setInert(false), { signal });
  coverPage();
  return () => {
    if (isOpen()) sidebar.hidePopover();
  };
}

/**
 * Opens the sidebar in browsers without popovers (Safari 16, Firefox 124).
 *
 * @returns closes the sidebar
 */
function openAsModal(
  sidebar: HTMLDialogElement,
  toggle: HTMLElement,
  signal: AbortSignal,
): () => void {
  toggle.addEventListener('click', () => openModal(sidebar), { signal });
  const onClick = ({ target }: MouseEvent) => {
    if (target === sidebar || (target as Element).closest('button')) sidebar.close();
  };
  sidebar.addEventListener('click', onClick, { signal });
  return () => sidebar.close();
}

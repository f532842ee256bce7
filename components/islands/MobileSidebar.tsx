'use client';

import { useEffect } from 'react';
import { island } from '@/components/client/island';
import { closeMenuGroups } from '@/components/client/menuGroups';
import { openModal } from '@/lib/openModal';

type Props = { toggleId: string; dialogId: string };

/**
 * Turns the sidebar into a modal dialog. Without scripts, the toggle opens the same element as a
 * popover. A modal dialog makes the page behind it inert, and the styles keep that page from
 * scrolling. Any link, the × button, Esc and a click on the backdrop close the sidebar. In a menu with
 * groups of links, also closes those.
 */
export const MobileSidebar = island(function MobileSidebar({ toggleId, dialogId }: Props) {
  useEffect(() => {
    const toggle = document.getElementById(toggleId)!;
    const dialog = document.getElementById(dialogId) as HTMLDialogElement;
    const listeners = new AbortController();
    const { signal } = listeners;

    const open = () => {
      // If the sidebar was opened as a popover before hydration, make it modal.
      if (isPopover(dialog)) dialog.hidePopover();
      if (!dialog.open) openModal(dialog);
    };
    const onToggleClick = (event: MouseEvent) => {
      event.preventDefault();
      if (dialog.open) dialog.close();
      else open();
    };
    const onDialogClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const button = target.closest('button');
      // Prevent the button's default action, which toggles the popover, because this island opens
      // the sidebar as a modal dialog.
      if (button) event.preventDefault();
      if (button || target === dialog || target.closest('a')) dialog.close();
    };
    toggle.addEventListener('click', onToggleClick, { signal });
    dialog.addEventListener('click', onDialogClick, { signal });
    if (isPopover(dialog)) open();
    // The pages of a site without groups do not load it.
    if (__MENU_GROUPS__) closeMenuGroups(signal);
    return () => {
      listeners.abort();
      if (dialog.open) dialog.close();
    };
  }, [toggleId, dialogId]);

  return null;
});

/** Browsers without the popover API (Safari 16, Firefox 124) do not support `:popover-open`. */
const isPopover = (element: HTMLElement) =>
  typeof element.showPopover === 'function' && element.matches(':popover-open');

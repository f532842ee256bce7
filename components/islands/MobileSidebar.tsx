'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/island';
import { openModal } from '@/lib/openModal';

type Props = { toggleId: string; dialogId: string };

/**
 * Makes the menu a modal dialog. The markup works without it: the toggle opens the same element as
 * a popover. With it the page behind is inert and does not scroll, and any link, the ×, Esc and the
 * backdrop close the menu.
 */
function Sidebar({ toggleId, dialogId }: Props) {
  useEffect(() => {
    const toggle = document.getElementById(toggleId)!;
    const dialog = document.getElementById(dialogId) as HTMLDialogElement;
    const undo = new AbortController();
    const { signal } = undo;

    const open = () => {
      // Opened as a popover before hydration: the same menu becomes modal.
      if (isPopover(dialog)) dialog.hidePopover();
      if (!dialog.open) openModal(dialog);
    };
    const onToggleClick = (event: MouseEvent) => {
      event.preventDefault();
      if (dialog.open) dialog.close();
      else open();
    };
    const onMenuClick = (event: MouseEvent) => {
      const target = event.target as Element;
      const button = target.closest('button');
      // The close button would toggle the popover, which a modal dialog is not.
      if (button) event.preventDefault();
      if (button || target === dialog || target.closest('a')) dialog.close();
    };
    toggle.addEventListener('click', onToggleClick, { signal });
    dialog.addEventListener('click', onMenuClick, { signal });
    if (isPopover(dialog)) open();
    return () => {
      undo.abort();
      if (dialog.open) dialog.close();
    };
  }, [toggleId, dialogId]);

  return null;
}

/** Browsers before popovers (Safari 16, Firefox 124) do not know the selector either. */
const isPopover = (element: HTMLElement) =>
  typeof element.showPopover === 'function' && element.matches(':popover-open');

export const MobileSidebar = island(Sidebar);

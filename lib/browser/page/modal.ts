/** Opens and closes what is modal: the page behind it is inert, and the styles lock its scroll position. */

/**
 * Locks the scroll position of the page, before something covers it. If the scrollbar takes up space (an
 * overlay scrollbar does not), the styles also reserve that space, so that the page does not get wider.
 * With `:has(dialog:modal)` instead of the attribute, matching selectors takes longer (docs/performance.md).
 */
export function lockScroll() {
  const root = document.documentElement;
  root.dataset.modal = window.innerWidth > root.clientWidth ? 'scrollbar' : '';
}

/** Unlocks the scroll position of the page, unless something else covers it. */
export function unlockScroll() {
  if (document.querySelector('dialog:modal, body > [inert]')) return;
  delete document.documentElement.dataset.modal;
}

/**
 * Opens a modal dialog, and focuses its heading, not its close button: when a dialog opens automatically, a
 * focus ring on the button would look as if the visitor had pressed Tab.
 */
export function openModal(dialog: HTMLDialogElement) {
  lockScroll();
  dialog.showModal();
  // Not `once`: in React's Strict Mode, the event of an earlier close fires while the dialog is open again.
  dialog.addEventListener('close', unlockScroll);
  dialog.querySelector('h2')?.focus();
}

/**
 * Closes modal dialogs on a click on the × (`data-close`) and on a click on the backdrop, as the browser
 * does on Esc: `cancel` fires first. A drag that starts inside and ends outside, as when selecting text,
 * closes nothing. Safari does not support `closedby`.
 */
export function closeModals() {
  let pressed: EventTarget | null = null;
  addEventListener('pointerdown', ({ target }) => (pressed = target));
  addEventListener('click', ({ target }) => {
    const element = target as Element;
    const dialog = element.closest<HTMLDialogElement>('dialog:modal');
    const isMeant = element === dialog ? pressed === dialog : element.closest('[data-close]');
    if (isMeant && dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

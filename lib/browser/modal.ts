/**
 * Locks the scroll position, before something covers the page. If the scrollbar takes up space, the styles
 * reserve it, so that the page does not get wider.
 * An attribute, because `:has(dialog:modal)` makes matching selectors slower (docs/performance.md).
 */
export function lockScroll() {
  const root = document.documentElement;
  root.dataset.modal = window.innerWidth > root.clientWidth ? 'scrollbar' : '';
}

export function unlockScroll() {
  if (document.querySelector('dialog:modal, body > [inert]')) return;
  delete document.documentElement.dataset.modal;
}

/**
 * Focuses the heading, not the close button: when a dialog opens automatically, a focus ring would look as
 * if the visitor had pressed Tab.
 */
export function openModal(dialog: HTMLDialogElement) {
  lockScroll();
  dialog.showModal();
  // Not `once`: in React's Strict Mode, the event of an earlier close fires while the dialog is open again.
  dialog.addEventListener('close', unlockScroll);
  dialog.querySelector('h2')?.focus();
}

/**
 * Closes a dialog on a click on the × (`data-close`) or the backdrop, as the browser does on Esc: `cancel`
 * fires first. A drag that starts inside, as when selecting text, closes nothing.
 * Safari does not support `closedby`.
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

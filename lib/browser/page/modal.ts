/** Opens and closes what is modal: the page behind it is inert, and the styles lock its scroll position. */

/**
 * Before the styles lock the scroll position of the page: if the scrollbar takes up space (an overlay
 * scrollbar does not), they also reserve that space, so that the page does not get wider.
 */
export function keepScrollbarSpace() {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}

/**
 * Opens a modal dialog, and focuses its heading, not its close button: when a dialog opens automatically, a
 * focus ring on the button would look as if the visitor had pressed Tab.
 */
export function openModal(dialog: HTMLDialogElement) {
  keepScrollbarSpace();
  dialog.showModal();
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

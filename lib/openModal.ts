/**
 * Before the styles lock the scroll position of the page: if the scrollbar takes up space (an overlay
 * scrollbar does not), they also reserve that space, so that the page does not get wider.
 */
export function keepScrollbarSpace() {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}

/** Opens a modal dialog. The styles lock the scroll position of the page. */
export function openModal(dialog: HTMLDialogElement) {
  keepScrollbarSpace();
  dialog.showModal();
}

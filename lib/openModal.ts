/**
 * Opens a modal dialog. The styles lock the scroll position of the page. If the scrollbar takes up
 * space (an overlay scrollbar does not), they also reserve that space, so that the page does not get
 * wider.
 */
export function openModal(dialog: HTMLDialogElement) {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  dialog.showModal();
}

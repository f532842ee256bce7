/**
 * Opens a modal dialog. The styles lock the page behind it and keep the room of the scrollbar, which
 * only takes room where it is not an overlay: otherwise the page would become narrower instead.
 */
export function openModal(dialog: HTMLDialogElement) {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  dialog.showModal();
}

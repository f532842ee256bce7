import { openModal } from './modal';

const isLocked = () => document.documentElement.hasAttribute('data-modal');

it('locks the page until a dialog closes, also if it was opened again before its `close` event', () => {
  document.body.innerHTML = '<dialog></dialog><main inert></main>';
  const dialog = document.querySelector('dialog')!;
  openModal(dialog);
  openModal(dialog);
  // Of the first time, while something covers the page.
  dialog.dispatchEvent(new Event('close'));
  expect(isLocked()).toBe(true);
  document.querySelector('main')!.removeAttribute('inert');
  dialog.dispatchEvent(new Event('close'));
  expect(isLocked()).toBe(false);
});

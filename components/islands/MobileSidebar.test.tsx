import { fireEvent, render, screen } from '@testing-library/react';
import { MobileSidebar } from '@/components/islands/MobileSidebar';

/** Renders a toggle button and a menu like those of the site. */
function show() {
  render(
    <>
      <button id="toggle">Open menu</button>
      <dialog id="menu" aria-label="Menu">
        <p>Find us</p>
        <button>Close menu</button>
        <a href="#services">
          <span>Services</span>
        </a>
      </dialog>
    </>,
  );
  const menu = document.querySelector<HTMLDialogElement>('#menu')!;
  const start = () => render(<MobileSidebar toggleId="toggle" dialogId="menu" />);
  return { menu, start };
}

const toggle = () => screen.getByRole('button', { name: 'Open menu' });

/** Puts the menu into the state of a popover that was opened before hydration. */
function openAsPopover(menu: HTMLDialogElement) {
  menu.showPopover = () => {};
  menu.hidePopover = jest.fn();
  jest.spyOn(menu, 'matches').mockImplementation((selector) => selector === ':popover-open');
}

afterEach(() => jest.restoreAllMocks());

describe('MobileSidebar', () => {
  it('opens the menu as a modal dialog instead of a popover', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { menu, start } = show();
    start();
    expect(fireEvent.click(toggle())).toBe(false);
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(menu).toBeVisible();
  });

  it.each([
    ['the × button', () => screen.getByRole('button', { name: 'Close menu' })],
    ['a link', () => screen.getByRole('link', { name: 'Services' })],
    ['a word of a link', () => screen.getByText('Services')],
    ['the backdrop', () => screen.getByRole('dialog', { name: 'Menu' })],
  ])('closes the menu when %s is clicked', (_what, element) => {
    const { menu, start } = show();
    start();
    fireEvent.click(toggle());
    fireEvent.click(element());
    expect(menu).not.toBeVisible();
  });

  it('turns a menu that is open as a popover into a modal dialog', () => {
    const { menu, start } = show();
    openAsPopover(menu);
    start();
    expect(menu.hidePopover).toHaveBeenCalledTimes(1);
    expect(menu).toHaveProperty('open', true);
  });

  it('closes the menu and removes its listeners when it unmounts', () => {
    const { menu, start } = show();
    const { unmount } = start();
    fireEvent.click(toggle());
    unmount();
    expect(menu).not.toBeVisible();
    expect(fireEvent.click(toggle())).toBe(true);
    expect(menu).not.toBeVisible();
  });
});

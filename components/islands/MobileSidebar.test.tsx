import { fireEvent, render, screen } from '@testing-library/react';
import { MobileSidebar } from '@/components/islands/MobileSidebar';

/** Renders a toggle button and a sidebar like those of the site. */
function show() {
  render(
    <>
      <button id="toggle">Open menu</button>
      <dialog id="sidebar" aria-label="Menu">
        <p>Find us</p>
        <button>Close menu</button>
        <a href="#services">
          <span>Services</span>
        </a>
      </dialog>
    </>,
  );
  const sidebar = document.querySelector<HTMLDialogElement>('#sidebar')!;
  const start = () => render(<MobileSidebar toggleId="toggle" dialogId="sidebar" />);
  return { sidebar, start };
}

const toggle = () => screen.getByRole('button', { name: 'Open menu' });

/** Puts the sidebar into the state of a popover that was opened before hydration. */
function openAsPopover(sidebar: HTMLDialogElement) {
  sidebar.showPopover = () => {};
  sidebar.hidePopover = jest.fn();
  jest.spyOn(sidebar, 'matches').mockImplementation((selector) => selector === ':popover-open');
}

afterEach(() => jest.restoreAllMocks());

describe('MobileSidebar', () => {
  it('opens the sidebar as a modal dialog instead of a popover', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { sidebar, start } = show();
    start();
    expect(fireEvent.click(toggle())).toBe(false);
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(sidebar).toBeVisible();
  });

  it.each([
    ['the × button', () => screen.getByRole('button', { name: 'Close menu' })],
    ['a link', () => screen.getByRole('link', { name: 'Services' })],
    ['a word of a link', () => screen.getByText('Services')],
    ['the backdrop', () => screen.getByRole('dialog', { name: 'Menu' })],
  ])('closes the sidebar when %s is clicked', (_what, element) => {
    const { sidebar, start } = show();
    start();
    fireEvent.click(toggle());
    fireEvent.click(element());
    expect(sidebar).not.toBeVisible();
  });

  it('turns a sidebar that is open as a popover into a modal dialog', () => {
    const { sidebar, start } = show();
    openAsPopover(sidebar);
    start();
    expect(sidebar.hidePopover).toHaveBeenCalledTimes(1);
    expect(sidebar).toHaveProperty('open', true);
  });

  it('closes the sidebar and removes its listeners when it unmounts', () => {
    const { sidebar, start } = show();
    const { unmount } = start();
    fireEvent.click(toggle());
    unmount();
    expect(sidebar).not.toBeVisible();
    expect(fireEvent.click(toggle())).toBe(true);
    expect(sidebar).not.toBeVisible();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { MobileSidebar } from '@/components/islands/MobileSidebar';

/** Renders a page with a toggle button and a sidebar like those of the site. */
function show() {
  const { container } = render(
    <>
      <header>
        <button id="toggle">Open menu</button>
      </header>
      <dialog id="sidebar" aria-label="Menu">
        <p>Find us</p>
        <button>Close menu</button>
        <a href="#services">
          <span>Services</span>
        </a>
      </dialog>
      <main>Words</main>
    </>,
  );
  const sidebar = document.querySelector<HTMLDialogElement>('#sidebar')!;
  const start = () => render(<MobileSidebar toggleId="toggle" dialogId="sidebar" />);
  const inert = () => [...container.querySelectorAll('[inert]')].map(({ localName }) => localName);
  return { sidebar, start, inert };
}

const toggle = () => screen.getByRole('button', { name: 'Open menu' });

/** Gives jsdom, which has no popovers, what the island uses. */
function asPopover(sidebar: HTMLDialogElement, isOpenFirst = false) {
  let isOpen = isOpenFirst;
  const { matches } = Element.prototype;
  jest
    .spyOn(sidebar, 'matches')
    .mockImplementation((selector) =>
      selector === ':popover-open'
        ? isOpen && sidebar.isConnected
        : matches.call(sidebar, selector),
    );
  sidebar.showPopover = () => {
    isOpen = true;
    sidebar.dispatchEvent(new Event('toggle'));
  };
  sidebar.hidePopover = () => {
    sidebar.dispatchEvent(new Event('beforetoggle'));
    isOpen = false;
  };
  return { isOpen: () => isOpen };
}

const painted = () =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

afterEach(() => jest.restoreAllMocks());

describe('MobileSidebar', () => {
  it('makes the page inert after the open sidebar is painted, and until it closes', async () => {
    const { sidebar, start, inert } = show();
    asPopover(sidebar);
    start();
    sidebar.showPopover();
    expect(inert()).toEqual([]);
    await painted();
    expect(inert()).toEqual(['header', 'main']);
    sidebar.hidePopover();
    expect(inert()).toEqual([]);
  });

  it('does not make the page inert if the sidebar is closed before it is painted', async () => {
    const { sidebar, start, inert } = show();
    asPopover(sidebar);
    start();
    sidebar.showPopover();
    sidebar.hidePopover();
    await painted();
    expect(inert()).toEqual([]);
  });

  it('makes the page inert if the sidebar is open at hydration', () => {
    const { sidebar, start, inert } = show();
    asPopover(sidebar, true);
    start();
    expect(inert()).toEqual(['header', 'main']);
  });

  it.each(['link', 'word'])('closes the sidebar when a %s of a link is clicked', (what) => {
    const { sidebar, start } = show();
    const { isOpen } = asPopover(sidebar, true);
    start();
    fireEvent.click(screen.getByText('Find us'));
    expect(isOpen()).toBe(true);
    const word = screen.getByText('Services');
    fireEvent.click(what === 'word' ? word : word.parentElement!);
    expect(isOpen()).toBe(false);
  });

  it('closes the sidebar and frees the page when it unmounts', async () => {
    const { sidebar, start, inert } = show();
    const { isOpen } = asPopover(sidebar, true);
    start().unmount();
    expect(isOpen()).toBe(false);
    expect(inert()).toEqual([]);
    sidebar.showPopover();
    await painted();
    expect(inert()).toEqual([]);
  });

  describe('without popovers', () => {
    it('opens the sidebar as a modal dialog', () => {
      const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
      const { sidebar, start } = show();
      start();
      fireEvent.click(toggle());
      expect(showModal).toHaveBeenCalledTimes(1);
      expect(sidebar).toBeVisible();
    });

    it.each([
      ['the × button', () => screen.getByRole('button', { name: 'Close menu' })],
      ['a link', () => screen.getByRole('link', { name: 'Services' })],
      ['the backdrop', () => screen.getByRole('dialog', { name: 'Menu' })],
    ])('closes it when %s is clicked', (_what, element) => {
      const { sidebar, start } = show();
      start();
      fireEvent.click(toggle());
      fireEvent.click(element());
      expect(sidebar).not.toBeVisible();
    });

    it('closes it when it unmounts', () => {
      const { sidebar, start } = show();
      const { unmount } = start();
      fireEvent.click(toggle());
      unmount();
      expect(sidebar).not.toBeVisible();
      fireEvent.click(toggle());
      expect(sidebar).not.toBeVisible();
    });
  });
});

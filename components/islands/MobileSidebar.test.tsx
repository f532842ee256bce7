import { fireEvent, render, screen } from '@testing-library/react';
import { MobileSidebar } from '@/components/islands/MobileSidebar';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

/** Renders a page with a toggle button and a sidebar like those of the site. */
function show() {
  const { container } = render(
    <>
      <header>Name</header>
      <dialog id="sidebar" aria-label="Menu">
        <p>Find us</p>
        {/* As the router, which cancels clicks. */}
        <a href="#services" onClick={(event) => event.preventDefault()}>
          <span>Services</span>
        </a>
      </dialog>
      <main>Words</main>
    </>,
  );
  const sidebar = document.querySelector<HTMLDialogElement>('#sidebar')!;
  const island = () => <MobileSidebar toggleId="toggle" dialogId="sidebar" />;
  const start = () => {
    const { rerender, unmount } = render(island());
    const visit = (path: string) => {
      mockPath = path;
      rerender(island());
    };
    return { visit, unmount };
  };
  const inert = () => [...container.querySelectorAll('[inert]')].map(({ localName }) => localName);
  return { sidebar, start, inert };
}

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

afterEach(() => {
  mockPath = '/';
  jest.restoreAllMocks();
});

describe('MobileSidebar', () => {

  it('does not make the page inert if the sidebar is closed before it is painted', async () => {
    const { sidebar, start, inert } = show();
    asPopover(sidebar);
    start();
    sidebar.showPopover();
    sidebar.hidePopover();
    await painted();
    expect(inert()).toEqual([]);
  });

  it.each([
    ['a click on a word of a link', () => fireEvent.click(screen.getByText('Services'))],
    ['Back within the page', () => fireEvent.popState(window)],
  ])('closes the sidebar after %s', (_what, act) => {
    const { sidebar, start } = show();
    const { isOpen } = asPopover(sidebar, true);
    start();
    fireEvent.click(screen.getByText('Find us'));
    expect(isOpen()).toBe(true);
    act();
    expect(isOpen()).toBe(false);
  });
});

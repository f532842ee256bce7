import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { openModal } from '@/lib/browser/modal';
import { ScrollAndFocusOnNavigation } from '@/components/islands/page/ScrollAndFocusOnNavigation';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

let scrollTo: jest.SpyInstance;
const scrollIntoView = jest.fn();

function show() {
  const page = () => (
    <StrictMode>
      <main id="main" tabIndex={-1}>
        <h3 id="příklad">Příklad</h3>
        <h3 id="100%">All of it</h3>
      </main>
      <ScrollAndFocusOnNavigation mainId="main" />
    </StrictMode>
  );
  const { rerender } = render(page());
  return (address: string) => {
    history.replaceState(null, '', address);
    mockPath = location.pathname;
    rerender(page());
  };
}

beforeEach(() => {
  mockPath = '/';
  history.replaceState(null, '', '/');
  scrollTo = jest.spyOn(window, 'scrollTo');
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => jest.restoreAllMocks());

it.each([
  ['/Products#příklad', 'Příklad'],
  ['/Products#100%', 'All of it'],
])('scrolls to the heading at %s', (address, heading) => {
  show()(address);
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText(heading)]);
});

it('scrolls smoothly to the top of another page', () => {
  show()('/AboutUs');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('unlocks the scroll position after the page with the open dialog has left', () => {
  const goTo = show();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  openModal(dialog);
  expect(document.documentElement).toHaveAttribute('data-modal');
  dialog.remove();
  goTo('/AboutUs');
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});

import { render, waitFor } from '@testing-library/react';
import { LayOutRest } from '@/components/islands/LayOutRest';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const root = document.documentElement;

/** The environment knows nothing of the property: it stands for what the styles say. */
function leaveOut(...left: Element[]) {
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(
      (element) =>
        ({ contentVisibility: left.includes(element) ? 'auto' : 'visible' }) as CSSStyleDeclaration,
    );
}

describe('LayOutRest', () => {
  beforeEach(() => {
    mockPath = '/';
    history.replaceState(null, '', '/');
    delete root.dataset.scrolled;
    delete root.dataset.whole;
    document.body.innerHTML =
      '<main><section></section><section></section><div><section></section></div></main><footer></footer>';
  });

  it('lays out each part that was left out, and marks the page as whole', async () => {
    const [first, second] = document.querySelectorAll('main > section');
    const footer = document.querySelector('footer')!;
    leaveOut(second!, footer);
    const shown: string[] = [];
    for (const part of [first!, second!, footer]) {
      Object.defineProperty((part as HTMLElement).style, 'contentVisibility', {
        set: (value) => shown.push(`${part.tagName} ${value}`),
      });
    }
    render(<LayOutRest />);
    expect(root).not.toHaveAttribute('data-whole');
    await waitFor(() => expect(root).toHaveAttribute('data-whole'));
    expect(shown).toEqual(['SECTION visible', 'FOOTER visible']);
  });

  it('keeps in its place what is being read, below the part that takes its height', async () => {
    const [first, second] = document.querySelectorAll<HTMLElement>('main > section');
    leaveOut(first!);
    const place = (element: Element, top: () => number, bottom: number) =>
      (element.getBoundingClientRect = () => ({ top: top(), bottom }) as DOMRect);
    let grown = false;
    Object.defineProperty(first!.style, 'contentVisibility', { set: () => (grown = true) });
    place(first!, () => -960, -1);
    place(second!, () => (grown ? 300 : 0), 900);
    const scrollBy = jest.fn();
    Object.assign(window, { scrollBy, scrollY: 960 });
    render(<LayOutRest />);
    await waitFor(() => expect(root).toHaveAttribute('data-whole'));
    expect(scrollBy.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
    expect(root).not.toHaveAttribute('style');
  });

  it('marks a page as whole that leaves nothing out', async () => {
    leaveOut();
    render(<LayOutRest />);
    await waitFor(() => expect(root).toHaveAttribute('data-whole'));
  });

  describe('on the next page', () => {
    /** Whether the page is whole at the moment at which it is put there. */
    async function follow(address: string) {
      leaveOut();
      const { rerender } = render(<LayOutRest />);
      await waitFor(() => expect(root).toHaveAttribute('data-whole'));
      history.replaceState(null, '', address);
      mockPath = location.pathname;
      rerender(<LayOutRest />);
      return root.hasAttribute('data-whole');
    }

    it('begins anew', async () => {
      expect(await follow('/FAQ')).toBe(false);
      await waitFor(() => expect(root).toHaveAttribute('data-whole'));
    });

    it('has it whole at once for who comes to a place', async () => {
      expect(await follow('/Products#product-3')).toBe(true);
    });

    it('has it whole at once for who comes from far down', async () => {
      root.dataset.scrolled = '';
      expect(await follow('/FAQ')).toBe(true);
    });

    it('stays as it is while the path stays the same', async () => {
      expect(await follow('/?product=SaaS')).toBe(true);
    });
  });

  it('stops when the page is left before it is laid out', async () => {
    const [first, second] = document.querySelectorAll<HTMLElement>('main > section');
    leaveOut(first!, second!);
    const { unmount } = render(<LayOutRest />);
    unmount();
    await new Promise((done) => setTimeout(done));
    expect(root).not.toHaveAttribute('data-whole');
    for (const each of [root, first, second]) expect(each).not.toHaveAttribute('style');
  });
});

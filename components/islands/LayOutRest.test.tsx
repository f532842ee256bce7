import { render, waitFor } from '@testing-library/react';
import { LayOutRest } from '@/components/islands/LayOutRest';

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
});

import { fireEvent, render } from '@testing-library/react';
import { ScrollState } from '@/components/islands/ScrollState';
import { NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/navbar';

const root = document.documentElement;

function scrollTo(scrollY: number) {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => scrollTo(0));

describe('ScrollState', () => {
  it('leaves the page unmarked at the threshold and above', () => {
    render(<ScrollState />);
    scrollTo(NAVBAR_SCROLL_THRESHOLD_PX);
    expect(root).not.toHaveAttribute('data-scrolled');
  });

  it('marks the page below the threshold, and unmarks it on the way back', () => {
    render(<ScrollState />);
    scrollTo(NAVBAR_SCROLL_THRESHOLD_PX + 1);
    expect(root).toHaveAttribute('data-scrolled');
    scrollTo(NAVBAR_SCROLL_THRESHOLD_PX);
    expect(root).not.toHaveAttribute('data-scrolled');
  });

  it('marks a page that is scrolled before it can listen', () => {
    scrollTo(NAVBAR_SCROLL_THRESHOLD_PX + 1);
    render(<ScrollState />);
    expect(root).toHaveAttribute('data-scrolled');
  });

  it('takes its mark and its listener away with it', () => {
    const { unmount } = render(<ScrollState />);
    scrollTo(NAVBAR_SCROLL_THRESHOLD_PX + 1);
    unmount();
    expect(root).not.toHaveAttribute('data-scrolled');
    scrollTo(NAVBAR_SCROLL_THRESHOLD_PX + 1);
    expect(root).not.toHaveAttribute('data-scrolled');
  });
});

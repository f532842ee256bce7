import { fireEvent, render, screen } from '@testing-library/react';
import { PrefetchOnIntent } from '@/components/islands/PrefetchOnIntent';

const mockPrefetch = jest.fn();
const mockRouter = { prefetch: mockPrefetch };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const page = (
  <>
    <a href="/AboutUs">
      <span>About Us</span>
    </a>
    <p>Text</p>
    <PrefetchOnIntent />
  </>
);

beforeEach(() => mockPrefetch.mockClear());

describe('PrefetchOnIntent', () => {
  it('fetches nothing that is merely in view', () => {
    render(page);
    expect(mockPrefetch).not.toHaveBeenCalled();
  });

  it('fetches the page of a link that is pointed at', () => {
    render(page);
    fireEvent.pointerOver(screen.getByText('About Us'));
    expect(mockPrefetch).toHaveBeenCalledWith('/AboutUs');
  });

  it('fetches the page of a link that is focused', () => {
    render(page);
    fireEvent.focusIn(screen.getByRole('link'));
    expect(mockPrefetch).toHaveBeenCalledWith('/AboutUs');
  });

  it('does not care for what is no link', () => {
    render(page);
    fireEvent.pointerOver(screen.getByText('Text'));
    expect(mockPrefetch).not.toHaveBeenCalled();
  });

  it('listens no more once it is gone', () => {
    const { unmount } = render(page);
    const link = screen.getByRole('link');
    unmount();
    document.body.append(link);
    fireEvent.pointerOver(link);
    link.remove();
    expect(mockPrefetch).not.toHaveBeenCalled();
  });
});

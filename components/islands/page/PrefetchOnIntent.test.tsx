import { fireEvent, render, screen } from '@testing-library/react';
import { PrefetchOnIntent } from '@/components/islands/page/PrefetchOnIntent';

const mockPrefetch = jest.fn();
const mockRouter = { prefetch: mockPrefetch };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

it.each([
  [
    'a pointer over a word of a link',
    () => fireEvent.pointerOver(screen.getByText('Us')),
    ['/AboutUs'],
  ],
  [
    'focus on a link',
    () => fireEvent.focusIn(screen.getByRole('link', { name: 'About Us' })),
    ['/AboutUs'],
  ],
])(
  'PrefetchOnIntent prefetches the target of a link only on hover or focus: %s',
  (_what, happen, fetched) => {
    mockPrefetch.mockClear();
    render(
      <>
        <a href="/AboutUs">
          About <span>Us</span>
        </a>
        <p>Text</p>
        <PrefetchOnIntent />
      </>,
    );
    happen();
    expect(mockPrefetch.mock.calls.flat()).toEqual(fetched);
  },
);

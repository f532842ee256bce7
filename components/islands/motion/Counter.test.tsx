import { act, render } from '@testing-library/react';
import { Counter } from '@/components/islands/motion/Counter';
import { COUNT_UP_MS } from '@/lib/countUp';

/** e2e/sample/motion.spec.ts tests the count itself. */
const [target, text, suffix] = [3000, '3,000', ' more'];
const final = `${text}${suffix}`;

function show() {
  const { container, unmount } = render(
    <Counter target={target} text={text} language="en" suffix={suffix} />,
  );
  const seen = container.querySelector('[aria-hidden="true"]')!;
  return { seen, unmount };
}

/** Shows the counter to what observes it. */
let intersect: () => void;
window.IntersectionObserver = class {
  constructor(callback: IntersectionObserverCallback) {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    intersect = () => callback([entry], this as unknown as IntersectionObserver);
  }
  observe() {}
  disconnect() {
    intersect = () => {};
  }
} as unknown as typeof IntersectionObserver;

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.restoreAllMocks());

it('shows its final value in print, while it counts', () => {
  const { seen } = show();
  intersect();
  wait(COUNT_UP_MS / 2);
  window.dispatchEvent(new Event('beforeprint'));
  intersect();
  wait(1000);
  expect(seen.textContent).toBe(final);
  expect(seen).not.toHaveAttribute('data-counting');
});

it('stops counting, observing and listening when it unmounts', () => {
  const { seen, unmount } = show();
  intersect();
  wait(COUNT_UP_MS / 2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(seen.textContent).toBe(final);
  seen.textContent = 'untouched';
  window.dispatchEvent(new Event('beforeprint'));
  intersect();
  expect(seen.textContent).toBe('untouched');
});

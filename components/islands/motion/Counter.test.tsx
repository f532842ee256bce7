import { act, render } from '@testing-library/react';
import { Counter } from '@/components/islands/motion/Counter';
import { COUNT_UP_MS } from '@/lib/motion';

/** e2e/sample/motion.spec.ts tests the count itself. */
const [target, text, suffix] = [3000, '3,000', ' more'];
const final = `${text}${suffix}`;

function show() {
  const { container, unmount } = render(
    <Counter target={target} text={text} zero="0" language="en" suffix={suffix} />,
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

it('counts in the digits of the language, which it asks for when the count starts', () => {
  const NumberFormat = jest.spyOn(Intl, 'NumberFormat');
  const { container } = render(
    <Counter target={3000} text="٣٬٠٠٠" zero="٠" language="ar-EG" suffix="" />,
  );
  const seen = container.querySelector('[aria-hidden="true"]')!;
  expect(seen.textContent).toBe('٠');
  expect(NumberFormat).not.toHaveBeenCalled();
  intersect();
  wait(COUNT_UP_MS / 2);
  expect(seen.textContent).toMatch(/^[٠-٩]٬[٠-٩]{3}$/);
});

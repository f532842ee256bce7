import { act, render } from '@testing-library/react';
import { Counter } from '@/components/islands/motion/Counter';
import { COUNT_UP_MS } from '@/lib/motion';

/** e2e/sample/motion.spec.ts tests the count itself. */
function show() {
  const { container } = render(
    <Counter target={3000} text="٣٬٠٠٠" zero="٠" language="ar-EG" suffix="+" />,
  );
  return container.querySelector('[aria-hidden="true"]')!;
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
  const seen = show();
  intersect();
  wait(COUNT_UP_MS / 2);
  window.dispatchEvent(new Event('beforeprint'));
  intersect();
  wait(1000);
  expect(seen.textContent).toBe('٣٬٠٠٠+');
  expect(seen).not.toHaveAttribute('data-counting');
});

it('counts in the digits of the language, which it asks for when the count starts', () => {
  const NumberFormat = jest.spyOn(Intl, 'NumberFormat');
  const seen = show();
  expect(seen.textContent).toBe('٠+');
  expect(NumberFormat).not.toHaveBeenCalled();
  intersect();
  wait(COUNT_UP_MS / 2);
  expect(seen.textContent).toMatch(/^[٠-٩]٬[٠-٩]{3}\+$/);
});

import { act, render } from '@testing-library/react';
import { Counter } from '@/components/islands/motion/Counter';
import { intersect } from '@/jest.setup';
import { COUNT_UP_MS } from '@/lib/countUp';
import { STOP_MOTION_ID } from '@/lib/motion';

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

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function clickStop() {
  const button = document.body.appendChild(document.createElement('button'));
  button.id = STOP_MOTION_ID;
  button.click();
  button.remove();
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.restoreAllMocks());

describe('Counter', () => {
  it.each([
    ['in print, while it counts', 5000, () => window.dispatchEvent(new Event('beforeprint'))],
    ['after motion is stopped while it counts', 5000, clickStop],
  ])('shows its final value %s', (_when, elapsed, finish) => {
    const { seen } = show();
    if (elapsed > 0) intersect(seen);
    wait(elapsed);
    finish();
    intersect(seen);
    wait(1000);
    expect(seen.textContent).toBe(final);
    expect(seen).not.toHaveAttribute('data-counting');
  });

  it('stops counting, observing and listening when it unmounts', () => {
    const { seen, unmount } = show();
    intersect(seen);
    wait(COUNT_UP_MS / 2);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    expect(seen.textContent).toBe(final);
    seen.textContent = 'untouched';
    window.dispatchEvent(new Event('beforeprint'));
    intersect(seen);
    expect(seen.textContent).toBe('untouched');
  });
});

import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { Counter } from '@/components/islands/Counter';
import { intersect } from '@/jest.setup';
import { COUNT_UP_MS, countAt } from '@/lib/countUp';
import { STOP_MOTION_ID } from '@/lib/motion';

const [target, suffix] = [300, ' more'];
const final = `${target}${suffix}`;
const FRAME_MS = 16;

/** `seen`: the displayed digits. `heard`: the text for screen readers. */
function show(strict = false) {
  const counter = <Counter target={target} suffix={suffix} />;
  const { container, unmount } = render(strict ? <StrictMode>{counter}</StrictMode> : counter);
  const seen = container.querySelector('[aria-hidden="true"]')!;
  const heard = container.querySelector('.sr-only')!;
  return { seen, heard, unmount };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const value = (element: Element) => Number.parseInt(element.textContent, 10);

function clickStop() {
  const button = document.body.appendChild(document.createElement('button'));
  button.id = STOP_MOTION_ID;
  button.click();
  button.remove();
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.restoreAllMocks());

describe('Counter', () => {
  it('shows zero until it is scrolled into view', () => {
    const { seen } = show();
    wait(COUNT_UP_MS);
    expect(seen.textContent).toBe(`0${suffix}`);
  });

  it('counts up when it is in view and ends at its target', () => {
    const { seen } = show();
    intersect(seen);
    wait(COUNT_UP_MS / 2);
    expect(Math.abs(value(seen) - countAt(target, COUNT_UP_MS / 2))).toBeLessThanOrEqual(1);
    wait(COUNT_UP_MS / 2 - 100);
    expect(value(seen)).toBeLessThan(target);
    wait(100 + FRAME_MS);
    expect(seen.textContent).toBe(final);
  });

  it('shows the final value immediately with reduced motion', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { seen } = show();
    expect(seen.textContent).toBe(final);
    intersect(seen);
    wait(COUNT_UP_MS / 2);
    expect(seen.textContent).toBe(final);
  });

  it.each([
    ['before it has counted', 0],
    ['while it counts', COUNT_UP_MS / 2],
  ])('shows the final value in print, even %s', (_when, elapsed) => {
    const { seen } = show();
    if (elapsed > 0) intersect(seen);
    wait(elapsed);
    window.dispatchEvent(new Event('beforeprint'));
    expect(seen.textContent).toBe(final);
  });

  it.each([
    ['before it has counted', 0],
    ['while it counts', COUNT_UP_MS / 2],
  ])('stays at its final value after motion is stopped %s', (_when, elapsed) => {
    const { seen } = show();
    if (elapsed > 0) intersect(seen);
    wait(elapsed);
    clickStop();
    intersect(seen);
    wait(COUNT_UP_MS / 4);
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

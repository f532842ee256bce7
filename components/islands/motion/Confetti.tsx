'use client';

import { useEffect, useRef } from 'react';
import { island } from '@/components/islands/page/island';
import { onStopMotion, showStopMotion } from '@/lib/motion';
import { whenVisible } from '@/lib/browser/pageVisibility';

/** Specification, section 9. */
const PIECES = 20;

/** From the left, in %: in the outer fifths of the screen, clear of the text. */
const LEFT = [2, 95, 7, 90, 11, 86, 15, 82, 4, 93];

const COLORS = [
  'bg-accent',
  'bg-series-3',
  'bg-series-2',
  'bg-series-4',
  'bg-series-6',
  'bg-series-5',
  'bg-series-1',
  'bg-series-7',
];

/** In s (specification, section 9). */
const MAX_DELAY_S = 5;

/**
 * Each piece falls once. Random delays in the markup would cause a hydration mismatch, and the policy
 * forbids style attributes. Until hydration, the pieces are invisible (sections/ThankYou.css).
 */
export const Confetti = island(function Confetti() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current!;
    element.querySelectorAll('span').forEach(({ style }, index) => {
      style.left = `${LEFT[index % LEFT.length]}%`;
      // Half of the delays are shorter than a quarter of the maximum.
      const delay = Math.random() ** 2 * MAX_DELAY_S;
      style.animationDelay = `${delay.toFixed(2)}s`;
    });
    // In a background tab, the animation would be over before the visitor sees the page.
    let hideStopMotion = () => {};
    const cancel = whenVisible(() => {
      element.dataset.ready = '';
      hideStopMotion = showStopMotion();
    });
    const stop = () => {
      cancel();
      delete element.dataset.ready;
      hideStopMotion();
    };
    let fallen = 0;
    const countFallen = () => {
      fallen += 1;
      if (fallen === PIECES) stop();
    };
    element.addEventListener('animationend', countFallen);
    const stopListening = onStopMotion(stop);
    return () => {
      stop();
      stopListening();
      element.removeEventListener('animationend', countFallen);
    };
  }, []);

  return (
    <div
      ref={box}
      aria-hidden="true"
      className="confetti pointer-events-none absolute inset-0 overflow-clip motion-reduce:hidden print:hidden"
    >
      {Array.from({ length: PIECES }, (_, index) => (
        <span key={index} className={COLORS[index % COLORS.length]} />
      ))}
    </div>
  );
});

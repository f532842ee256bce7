'use client';

import { useEffect, useRef } from 'react';
import { island } from '@/components/islands/page/island';
import { onStopMotion, showStopMotion } from '@/lib/motion';
import { whenVisible } from '@/lib/browser/page/pageVisibility';

/** Number of pieces (specification, section 9). */
const PIECES = 20;

/** The distances of the pieces of a row from the left, in %: in the outer fifths of the screen, clear of the text. */
const LEFT = [2, 95, 7, 90, 11, 86, 15, 82, 4, 93];

/** Longest delay of a piece, in s (specification, section 9). */
const MAX_DELAY_S = 5;

/**
 * Confetti on the confirmation page. Each piece falls once. Positions and random delays are set on the
 * elements after hydration: in the markup, delays would cause a hydration mismatch, and a strict
 * content security policy forbids style attributes. Until hydration, the pieces are invisible
 * (`confetti` in sections/ThankYou.css).
 */
export const Confetti = island(function Confetti() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current!;
    element.querySelectorAll('span').forEach(({ style }, index) => {
      style.left = `${LEFT[index % LEFT.length]}%`;
      // On average, half of the delays are shorter than a quarter of the maximum.
      const delay = Math.random() ** 2 * MAX_DELAY_S;
      style.animationDelay = `${delay.toFixed(2)}s`;
    });
    // Wait until the tab is visible: in a background tab, the animation would be over before the
    // visitor sees the page.
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
    <div ref={box} aria-hidden="true" className="confetti">
      {Array.from({ length: PIECES }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
});

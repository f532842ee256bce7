'use client';

import { useEffect, useRef } from 'react';
import { island } from '@/components/islands/page/island';
import { CONFETTI_PIECES, confettiDelays } from '@/lib/browser/page/confetti';
import { onStopMotion, showStopMotion } from '@/lib/motion';
import { whenVisible } from '@/lib/browser/page/pageVisibility';

const PIECES = Array.from({ length: CONFETTI_PIECES }, (_, index) => index);

/**
 * Confetti on the confirmation page. Each piece falls once. The random delays are set on the
 * elements after hydration: in the markup, they would cause a hydration mismatch, and a strict
 * content security policy forbids style attributes. Until hydration, the pieces are invisible
 * (`confetti` in sections/ThankYou.css).
 */
export const Confetti = island(function Confetti() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current!;
    const delays = confettiDelays();
    Array.from(element.children).forEach((piece, index) => {
      (piece as HTMLElement).style.animationDelay = `${delays[index]!.toFixed(2)}s`;
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
      if (fallen === CONFETTI_PIECES) stop();
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
      {PIECES.map((piece) => (
        <span key={piece} />
      ))}
    </div>
  );
});

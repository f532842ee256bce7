'use client';

import { useEffect, useRef } from 'react';
import { island } from '@/components/islands/island';
import { CONFETTI_PIECES, confettiDelays } from '@/lib/confetti';
import { whenVisible } from '@/lib/pageVisibility';

const PIECES = Array.from({ length: CONFETTI_PIECES }, (_, index) => index);

/**
 * Falling confetti on the confirmation page. The random delays are set on the elements after
 * hydration: in the markup, they would cause a hydration mismatch, and a strict content security
 * policy forbids style attributes. Until hydration, the pieces are invisible (`confetti` in
 * styles/thank-you.css).
 */
function Chips() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current!;
    const delays = confettiDelays();
    Array.from(element.children).forEach((piece, index) => {
      (piece as HTMLElement).style.animationDelay = `${delays[index]!.toFixed(2)}s`;
    });
    // Wait until the tab is visible: in a background tab, the animation would be over before the
    // visitor sees the page.
    return whenVisible(() => (element.dataset.ready = ''));
  }, []);

  return (
    <div ref={box} aria-hidden="true" className="confetti">
      {PIECES.map((piece) => (
        <span key={piece} />
      ))}
    </div>
  );
}

export const Confetti = island(Chips);

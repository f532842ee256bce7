'use client';

import { useEffect, useRef } from 'react';
import { island } from '@/components/islands/island';
import { CONFETTI_PIECES, confettiDelays } from '@/lib/confetti';
import { whenVisible } from '@/lib/pageVisibility';

const PIECES = Array.from({ length: CONFETTI_PIECES }, (_, index) => index);

/**
 * Confetti that falls behind the thanks. The random delays are set on the nodes after hydration:
 * server and client would disagree about random markup, and a strict content security policy allows
 * no style attribute. Until then the pieces are invisible (`confetti` in styles/thank-you.css).
 */
function Chips() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current!;
    const delays = confettiDelays();
    Array.from(element.children).forEach((piece, index) => {
      (piece as HTMLElement).style.animationDelay = `${delays[index]!.toFixed(2)}s`;
    });
    // In a background tab it would be over before somebody opens the tab.
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

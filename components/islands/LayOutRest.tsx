'use client';

import { useEffect } from 'react';

/** All that app/styles/below.css may leave out, and more. */
const PARTS = 'main > section, .agreement > div, footer';

const later: (act: () => void) => void =
  typeof scheduler === 'undefined'
    ? (act) => setTimeout(act)
    : (act) => void scheduler.postTask(act, { priority: 'background' });

/**
 * Lays out what the start of the page left out (app/styles/below.css): once the islands run, a part in
 * each task, so that a finger is answered in between. Pages that are shown later come whole.
 */
export function LayOutRest() {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    );
    const next = () => {
      const part = parts.shift();
      if (!part) return void (document.documentElement.dataset.whole = '');
      part.style.contentVisibility = 'visible';
      // In this task, not in the next frame together with the others.
      part.getBoundingClientRect();
      later(next);
    };
    later(next);
    return () => void parts.splice(0);
  }, []);

  return null;
}

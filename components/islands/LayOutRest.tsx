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
    const left = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    );
    const shown: HTMLElement[] = [];
    const next = () => {
      const part = left.shift();
      if (part) {
        part.style.contentVisibility = 'visible';
        // In this task, not in the next frame together with the others.
        part.getBoundingClientRect();
        shown.push(part);
        return later(next);
      }
      document.documentElement.dataset.whole = '';
      for (const each of shown) each.removeAttribute('style');
    };
    later(next);
  }, []);

  return null;
}

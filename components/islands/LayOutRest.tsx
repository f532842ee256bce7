'use client';

import { useEffect } from 'react';

/** All that app/styles/below.css may leave out, and more. */
const PARTS = 'main > section, .agreement > div, footer';

const later: (act: () => void) => void =
  typeof scheduler === 'undefined'
    ? (act) => setTimeout(act)
    : (act) => void scheduler.postTask(act, { priority: 'background' });

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** Has a part laid out in this task, without what is being read moving. */
function layOut(part: HTMLElement, parts: readonly Element[]) {
  const read = parts.find((each) => each.getBoundingClientRect().bottom > 0) ?? part;
  const top = topOf(read);
  part.style.contentVisibility = 'visible';
  const moved = topOf(read) - top;
  if (moved !== 0 && window.scrollY > 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Lays out what the start of the page left out (app/styles/below.css): once the islands run, a part in
 * each task, so that a finger is answered in between. Pages that are shown later come whole.
 */
export function LayOutRest() {
  useEffect(() => {
    const root = document.documentElement;
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    const left = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto');
    const shown = [...left];
    // Some browsers keep the place by themselves, and would do it once more.
    if (shown.length > 0) root.style.overflowAnchor = 'none';
    const next = () => {
      const part = left.shift();
      if (part) {
        layOut(part, parts);
        return later(next);
      }
      root.dataset.whole = '';
      for (const each of [root, ...shown]) each.removeAttribute('style');
    };
    later(next);
  }, []);

  return null;
}

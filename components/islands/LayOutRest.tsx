'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useInsertionEffect, useRef } from 'react';

import { later, PARTS } from '@/lib/pageParts';

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
 * Lays out what is left out of a page that has just been shown (app/styles/below.css), a part in each
 * task, so that a finger is answered in between. A page that is come to from far down another, or at
 * a place of its own, is whole at once: what is seen first is not its beginning.
 */
export function LayOutRest() {
  const path = usePathname();
  const laidOut = useRef(path);

  // Before the effects, some of which measure: one of them would have the page laid out whole.
  useInsertionEffect(() => {
    if (laidOut.current === path) return;
    laidOut.current = path;
    const { dataset } = document.documentElement;
    if (location.hash) dataset.whole = '';
    else if (!('scrolled' in dataset)) delete dataset.whole;
  }, [path]);

  useEffect(() => {
    const root = document.documentElement;
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    const left = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto');
    const shown = [...left];
    const done = () => [root, ...shown].forEach((each) => each.removeAttribute('style'));
    let isGone = false;
    // Some browsers keep the place by themselves, and would do it once more.
    if (shown.length > 0) root.style.overflowAnchor = 'none';
    const next = () => {
      if (isGone) return;
      const part = left.shift();
      if (part) {
        layOut(part, parts);
        return later(next);
      }
      root.dataset.whole = '';
      done();
    };
    later(next);
    return () => {
      isGone = true;
      done();
    };
  }, [path]);

  return null;
}

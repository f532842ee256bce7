'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/island';

/** Marks, in the table of contents, the clause that is being read. */
function Spy({ contentsId }: { contentsId: string }) {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${contentsId} a[href^="#"]`)];
    // A clause begins above its heading.
    const targets = links.map((link) => document.getElementById(link.hash.slice(1))?.parentElement);
    const update = () => {
      // A heading counts as reached in the upper third of the window.
      const line = window.innerHeight / 3;
      let current = 0;
      targets.forEach((target, index) => {
        if (target && target.getBoundingClientRect().top < line) current = index;
      });
      links.forEach((link, index) => {
        if (index === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
      // A long table scrolls by itself; scrollIntoView would move the page as well. Not while the
      // keyboard is in it: the entry that has focus would go out of sight.
      const link = links[current];
      const box = link?.closest('nav');
      if (box && link && !box.contains(document.activeElement))
        box.scrollTop = link.offsetTop - box.clientHeight / 2;
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [contentsId]);

  return null;
}

export const ContentsSpy = island(Spy);

'use client';

import { useEffect } from 'react';
import { anchorTarget } from '@/components/islands/page/anchorTarget';
import { island } from '@/components/islands/page/island';

/** In the table of contents, marks the part that is being read: a clause of the agreement, or what is below a heading. */
export const ContentsSpy = island(function ContentsSpy({ contentsId }: { contentsId: string }) {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${contentsId} a[href^="#"]`)];
    // Each part is the parent element of its heading.
    const targets = links.map((link) => anchorTarget(link.hash)?.parentElement);
    const update = () => {
      // A part is current once it reaches the upper third of the window.
      const line = window.innerHeight / 3;
      let current = 0;
      targets.forEach((target, index) => {
        if (target && target.getBoundingClientRect().top < line) current = index;
      });
      links.forEach((link, index) => {
        if (index === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
      // Scroll only the table of contents: scrollIntoView would also scroll the page. Do not scroll
      // while focus is in the table of contents, because the focused entry could move out of view.
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
});

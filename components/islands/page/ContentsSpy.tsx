'use client';

import { useEffect } from 'react';
import { anchorTarget } from '@/lib/browser/links';
import { island } from '@/components/islands/page/island';

/** Marks the heading above what is being read. */
export const ContentsSpy = island(function ContentsSpy({ contentsId }: { contentsId: string }) {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${contentsId} a[href^="#"]`)];
    const targets = links.map((link) => anchorTarget(link.hash));
    const update = () => {
      // A heading is current once it reaches the upper third of the window.
      const line = window.innerHeight / 3;
      let current = 0;
      targets.forEach((target, index) => {
        if (target && target.getBoundingClientRect().top < line) current = index;
      });
      links.forEach((link, index) => {
        if (index === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
      // `scrollIntoView` would also scroll the page. With focus in the table of contents, scrolling could
      // move the focused link out of view.
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

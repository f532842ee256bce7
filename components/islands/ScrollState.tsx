'use client';

import { useEffect } from 'react';
import { isScrolled } from '@/lib/navbar';

/** Marks the page as scrolled, for the look of the bar (`data-scrolled` in styles/frame.css). */
export function ScrollState() {
  useEffect(() => {
    const root = document.documentElement;
    const update = () => root.toggleAttribute('data-scrolled', isScrolled(window.scrollY));
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      root.removeAttribute('data-scrolled');
    };
  }, []);

  return null;
}

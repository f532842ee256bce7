'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';

const itemsOf = (name: string) =>
  document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`);

/**
 * Keeps at most one answer open in browsers without `<details name>` (before Chrome 120, Firefox
 * 130 and Safari 17.2).
 */
export const FaqAccordion = island(function FaqAccordion({ name }: { name: string }) {
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      if (target.getAttribute('name') !== name) return;
      for (const other of itemsOf(name)) if (other !== target) other.open = false;
    };
    // `toggle` does not bubble, so listen in the capture phase.
    document.addEventListener('toggle', close, true);
    return () => document.removeEventListener('toggle', close, true);
  }, [name]);

  // Print all answers in older browsers. In Chrome 131, Firefox 143, Safari 18.4 and newer, CSS
  // does this.
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    const open = () => {
      for (const item of itemsOf(name)) {
        if (item.open) continue;
        // Remove the shared name first. Otherwise, opening this item would close another one.
        item.removeAttribute('name');
        item.open = true;
        opened.push(item);
      }
    };
    const close = () => {
      for (const item of opened.splice(0)) {
        item.open = false;
        item.setAttribute('name', name);
      }
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
      close();
    };
  }, [name]);

  return null;
});

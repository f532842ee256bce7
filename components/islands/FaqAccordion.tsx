'use client';

import { useEffect } from 'react';

/**
 * Keeps one answer open at a time where the browser does not know `<details name>` (before
 * Chrome 120, Firefox 130 and Safari 17.2). Elsewhere the browser has done it already.
 */
export function FaqAccordion({ name }: { name: string }) {
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      if (target.getAttribute('name') !== name) return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`))
        if (other !== target) other.open = false;
    };
    // `toggle` does not bubble: listen on the way down.
    document.addEventListener('toggle', close, true);
    return () => document.removeEventListener('toggle', close, true);
  }, [name]);

  return null;
}

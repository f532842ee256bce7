'use client';

import { useLayoutEffect, useState } from 'react';
import { island } from '@/components/islands/page/island';
import { keepState } from '@/components/islands/page/keepState';
import { RENDERED } from '@/lib/browser/page/handOver';

/**
 * If React has rendered the document again, does again what visitors and the first script had done to
 * the old one: before the browser paints it, and before the effects of other islands read it.
 */
export const RestoreEarlyState = island(function RestoreEarlyState() {
  // The old elements are in the document until React commits, after this island, the last one.
  const [restore] = useState(() => (typeof document === 'undefined' ? null : keepState()));

  useLayoutEffect(() => {
    // The consent banner first: what had focus may be in it.
    window.dispatchEvent(new Event(RENDERED));
    restore?.();
  }, [restore]);

  return null;
});

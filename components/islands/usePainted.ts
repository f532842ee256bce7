'use client';

import { useEffect, useState } from 'react';

/**
 * Whether the browser has painted what was mounted: for what takes long and can come a frame later.
 *
 * @param waits - `false` for what is there from the start
 */
export function usePainted(waits: boolean): boolean {
  const [isPainted, setPainted] = useState(!waits);
  useEffect(() => {
    if (isPainted) return;
    // The first frame is the one that is being made.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isPainted]);
  return isPainted;
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { firstView } from '@/lib/firstView';
import { whenPermitted } from '@/lib/permission';

/**
 * Takes down the first view of the session before the visitor moves on: the form that asks for it
 * may come many pages later.
 */
export function FirstView({ parameters }: { parameters: string }) {
  const path = usePathname();

  useEffect(() => {
    const view = { path, search: location.search };
    firstView(parameters, view);
    // Once more after a yes, which is when it may be stored.
    return whenPermitted(() => void firstView(parameters, view));
  }, [parameters, path]);

  return null;
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { island } from '@/components/islands/island';
import { landingPath, rememberFirstView } from '@/lib/firstView';
import type { ParameterRule } from '@/lib/leadQuery';
import { whenPermitted } from '@/lib/permission';

/** Stores the attribution of the session: the form that needs it may come many pages later. */
function Attribution({ parameters }: { parameters: readonly ParameterRule[] }) {
  const path = landingPath(usePathname(), '');

  useEffect(() => {
    const view = { path, search: location.search };
    rememberFirstView(parameters, view);
    // Once more after consent: only then may it go to storage.
    return whenPermitted(() => rememberFirstView(parameters, view));
  }, [parameters, path]);

  return null;
}

export const FirstView = island(Attribution);

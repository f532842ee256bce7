'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { storeAttribution } from '@/lib/browser/attribution';
import { onConsentChange } from '@/lib/browser/consent';
import { whenActivated } from '@/lib/browser/page/pageVisibility';
import type { ParameterRule } from '@/lib/lead/parameters';

/** Keeps the attribution of the visit, because the form may be on a later page. */
export const CaptureAttribution = BUILD.attribution
  ? island(function CaptureAttribution({ parameters }: { parameters: readonly ParameterRule[] }) {
      useEffect(() => {
        const store = () => storeAttribution(parameters);
        whenActivated(store);
        return onConsentChange(store);
      }, [parameters]);

      return null;
    })
  : () => null;

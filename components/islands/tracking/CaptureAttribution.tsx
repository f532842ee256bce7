'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { storeAttribution } from '@/lib/browser/lead/attribution';
import { carryLanding } from '@/lib/browser/lead/carryLanding';
import type { ParameterRule } from '@/lib/lead/parameters';
import { whenActivated } from '@/lib/browser/page/pageVisibility';
import { onAdsChange } from '@/lib/tracking/consent';

/** Keeps the attribution of the visit, because the form may be on a later page. */
export const CaptureAttribution = BUILD.attribution
  ? island(function CaptureAttribution({ parameters }: { parameters: readonly ParameterRule[] }) {
      useEffect(() => {
        const store = () => storeAttribution(parameters);
        whenActivated(store);
        return onAdsChange(store);
      }, [parameters]);

      useEffect(() => carryLanding(parameters), [parameters]);

      return null;
    })
  : () => null;

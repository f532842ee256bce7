'use client';

import { useEffect } from 'react';
import { island } from '@/components/client/island';
import { storeAttribution } from '@/lib/lead/attribution/attribution';
import { carryLanding } from '@/lib/lead/attribution/carryLanding';
import type { ParameterRule } from '@/lib/lead/parameters';
import { whenActivated } from '@/lib/pageVisibility';
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

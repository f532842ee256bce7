'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { storeAttribution } from '@/lib/browser/attribution';
import { onConsentChange } from '@/lib/browser/consent';
import { whenActivated } from '@/lib/browser/pageVisibility';

/** The form may be on a later page. */
export const CaptureAttribution = BUILD.attribution
  ? island(function CaptureAttribution() {
      useEffect(() => {
        whenActivated(storeAttribution);
        return onConsentChange(storeAttribution);
      }, []);

      return null;
    })
  : () => null;

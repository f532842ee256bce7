'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { takeLead } from '@/lib/browser/ownForm';
import { isSubmission, type LeadSource } from '@/lib/browser/submission';
import { navigationEntry } from '@/lib/browser/pageVisibility';
import { track } from '@/lib/browser/tracking';

let isCounted = false;

/** Once per lead, on /thank-you. */
export const LeadTracking = BUILD.tracking
  ? island(function LeadTracking({ origins, formPath }: LeadSource) {
      useEffect(() => {
        const entry = navigationEntry();
        if (window.top !== window || isCounted || !entry) return;
        const { type, name: loaded } = entry;
        const leadId = BUILD.ownForm ? takeLead() : undefined;
        const arrival = { type, loaded, referrer: document.referrer };
        if (leadId === null || !isSubmission(arrival, { origins, formPath })) return;
        isCounted = true;
        track('lead', leadId);
      }, [origins, formPath]);

      return null;
    })
  : () => null;

'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { takeLead } from '@/lib/browser/lead/ownForm';
import { navigationEntry } from '@/lib/browser/page/pageVisibility';
import { isOwnSubmission, isSubmission } from '@/lib/browser/tracking/submission';
import { track } from '@/lib/browser/tracking';

type Props = {
  /** The origins of the form's pages, or of the endpoint. */
  formOrigins: readonly string[];
  /** The path of a form on the site's own origin. */
  formPath: string | null;
};

/** Whether the lead that has opened this document is counted. */
let isCounted = false;

/** Reports each lead once, on /thank-you. */
export const LeadTracking = BUILD.tracking
  ? island(function LeadTracking({ formOrigins, formPath }: Props) {
      useEffect(() => {
        const entry = navigationEntry();
        if (window.top !== window || isCounted || !entry) return;
        const { type, name: loaded } = entry;
        const arrival = { type, loaded, referrer: document.referrer };
        const leadId = BUILD.ownForm ? takeLead() : null;
        const isLead = BUILD.ownForm
          ? leadId !== null && isOwnSubmission(arrival, formOrigins)
          : isSubmission(arrival, formOrigins, formPath);
        if (!isLead) return;
        isCounted = true;
        track('lead', leadId ?? undefined);
      }, [formOrigins, formPath]);

      return null;
    })
  : () => null;

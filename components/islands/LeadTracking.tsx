'use client';

import { useEffect } from 'react';
import { island } from '@/components/client/island';
import { isSubmission } from '@/lib/tracking/submission';
import { track } from '@/lib/tracking/tracking';

type Props = {
  /** The path of /thank-you. */
  path: string;
  /** The origins of the form's pages. */
  formOrigins: readonly string[];
  /** The path of a form on the site's own origin. */
  formPath?: string | null;
};

/** Whether this document has been counted. The router may show /thank-you again. */
let isCounted = false;

/** Reports a lead if a form has opened /thank-you. */
export const LeadTracking = __ANALYTICS__
  ? island(function LeadTracking({ path, formOrigins, formPath }: Props) {
      useEffect(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        if (window.top !== window || !entry) return undefined;
        const { type, name: loaded } = entry;
        const arrival = { type, loaded, referrer: document.referrer };
        if (isCounted || !isSubmission(arrival, path, formOrigins, formPath)) return undefined;
        isCounted = true;
        track('lead');
        return undefined;
      }, [path, formOrigins, formPath]);

      return null;
    })
  : () => null;

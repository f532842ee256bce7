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
};

/** Reports a lead if a form has opened /thank-you. */
export const LeadTracking = __ANALYTICS__
  ? island(function LeadTracking({ path, formOrigins }: Props) {
      useEffect(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        if (window.top !== window || !entry) return undefined;
        const arrival = { type: entry.type, loaded: entry.name, referrer: document.referrer };
        if (!isSubmission(arrival, path, formOrigins)) return undefined;
        track('lead');
        return undefined;
      }, [path, formOrigins]);

      return null;
    })
  : () => null;

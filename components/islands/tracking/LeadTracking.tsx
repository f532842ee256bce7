'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { onLeadState, takeUncounted } from '@/lib/browser/lead/own/leads';
import { navigationEntry } from '@/lib/browser/page/navigationEntry';
import { isSubmission } from '@/lib/browser/tracking/submission';
import { track } from '@/lib/browser/tracking';

type Props = {
  /** The path of /thank-you. */
  path: string;
  /** The origins of the form's pages. */
  formOrigins: readonly string[];
  /** The path of a form on the site's own origin. */
  formPath: string | null;
};

/** Whether the hosted form that has opened this document is counted. */
let isCounted = false;

/** Counts the leads of the site's own form from their record (attempts.ts). */
function countOwn() {
  for (const id of takeUncounted()) track('lead', id);
}

/**
 * Reports each lead once, on /thank-you. A lead of the site's own form is reported by the next page that
 * hydrates if the visitor leaves /thank-you earlier, and by the page itself if its form is gone.
 */
export const LeadTracking = BUILD.tracking
  ? island(function LeadTracking({ path, formOrigins, formPath }: Props) {
      useEffect(() => {
        if (window.top !== window) return undefined;
        if (BUILD.ownForm) {
          countOwn();
          return onLeadState(countOwn);
        }
        const entry = navigationEntry();
        if (isCounted || !entry) return undefined;
        const { type, name: loaded } = entry;
        const arrival = { type, loaded, referrer: document.referrer };
        if (!isSubmission(arrival, path, formOrigins, formPath)) return undefined;
        isCounted = true;
        track('lead');
        return undefined;
      }, [path, formOrigins, formPath]);

      return null;
    })
  : () => null;

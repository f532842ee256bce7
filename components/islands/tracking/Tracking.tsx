'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { analyticsNetwork, type AnalyticsTool } from '@/lib/analytics';
import { linkedIn, type LinkedInIds } from '@/lib/linkedIn';
import { startTracking, track } from '@/lib/browser/tracking';

type Props = { ids: LinkedInIds | null; analytics: readonly AnalyticsTool[] };

/** App load, footer load, and clicks on the contact links in the footer. */
export const Tracking = BUILD.tracking
  ? island(function Tracking({ ids, analytics }: Props) {
      useEffect(() => {
        // A page in a frame reports nothing. beforeHydration.ts opens /thank-you in the top window.
        if (window.top !== window) return;
        startTracking([...(ids ? [linkedIn(ids)] : []), ...analytics.map(analyticsNetwork)]);
        track('app-load');
        track('footer-load');
        const trackClick = (target: EventTarget | null) => {
          const link = target instanceof Element ? target.closest('footer a') : null;
          const href = link?.getAttribute('href') ?? '';
          if (href.startsWith('mailto:')) track('email-click');
          if (href.startsWith('tel:')) track('phone-click');
        };
        const onClick = ({ target }: MouseEvent) => trackClick(target);
        document.addEventListener('click', onClick);
        // Before hydration.
        window.earlyClicks?.forEach(trackClick);
        window.earlyClicks = undefined;
        return () => document.removeEventListener('click', onClick);
      }, [ids, analytics]);

      return null;
    })
  : () => null;

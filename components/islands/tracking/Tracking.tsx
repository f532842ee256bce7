'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { analyticsNetwork, type AnalyticsTool } from '@/lib/analytics';
import { storeAttribution } from '@/lib/browser/attribution';
import { onConsentChange } from '@/lib/browser/consent';
import { takeLead } from '@/lib/browser/ownForm';
import { navigationEntry, whenActivated } from '@/lib/browser/pageVisibility';
import { isSubmission, type LeadSource } from '@/lib/browser/submission';
import { startTracking, track } from '@/lib/browser/tracking';
import { linkedIn, type LinkedInIds } from '@/lib/linkedIn';

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

/** LinkedIn's conversion of the contact page. */
export const ContactTracking = BUILD.tracking
  ? island(function ContactTracking() {
      useEffect(() => track('contact-page'), []);
      return null;
    })
  : () => null;

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

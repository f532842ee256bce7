'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/island';
import type { TrackingIds } from '@/lib/env';
import { linkedIn } from '@/lib/tracking/linkedIn';
import { startTracking, track } from '@/lib/tracking/tracking';

type Props = { ids: TrackingIds | null };

/** Reports app load, footer load and clicks on the contact links in the footer, on every page. */
function SiteTracking({ ids }: Props) {
  useEffect(() => {
    // A page in a frame reports nothing. beforeHydration.ts opens /thank-you in the top window, where its
    // events are reported.
    if (!ids || window.top !== window) return;
    startTracking([linkedIn(ids)]);
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
    // Report the clicks that happened before hydration.
    window.earlyClicks?.forEach(trackClick);
    window.earlyClicks = undefined;
    return () => document.removeEventListener('click', onClick);
  }, [ids]);

  return null;
}

const Nothing = () => null;

/** In builds without tracking, the bundler drops everything above, including the imports. */
export const Tracking = __TRACKING__ ? island(SiteTracking) : Nothing;

'use client';

import { useEffect } from 'react';
import type { TrackingIds } from '@/lib/env';
import { linkedIn } from '@/lib/linkedIn';
import { startTracking, track } from '@/lib/tracking';

/**
 * Reports the moments of every page: the app and its footer have loaded, a visitor presses the
 * footer's email or phone link.
 */
function SiteTracking({ ids }: { ids: TrackingIds }) {
  useEffect(() => {
    startTracking([linkedIn(ids)]);
    track('app-load');
    track('footer-load');
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('footer a') : null;
      const href = link?.getAttribute('href') ?? '';
      if (href.startsWith('mailto:')) track('email-click');
      if (href.startsWith('tel:')) track('phone-click');
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [ids]);

  return null;
}

const Nothing = () => null;

/** Without settings the build leaves out all of the above, and every module it imports. */
export const Tracking = __TRACKING__ ? SiteTracking : Nothing;

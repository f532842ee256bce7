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
    const press = (target: EventTarget | null) => {
      const link = target instanceof Element ? target.closest('footer a') : null;
      const href = link?.getAttribute('href') ?? '';
      if (href.startsWith('mailto:')) track('email-click');
      if (href.startsWith('tel:')) track('phone-click');
    };
    const listen = ({ target }: MouseEvent) => press(target);
    document.addEventListener('click', listen);
    // The links work before this script does.
    window.earlyPresses?.forEach(press);
    window.earlyPresses = undefined;
    return () => document.removeEventListener('click', listen);
  }, [ids]);

  return null;
}

const Nothing = () => null;

/** Without settings the build leaves out all of the above, and every module it imports. */
export const Tracking = __TRACKING__ ? SiteTracking : Nothing;

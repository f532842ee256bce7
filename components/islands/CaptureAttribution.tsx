'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { island } from '@/components/client/island';
import { landingPath, rememberAttribution } from '@/lib/lead/attribution';
import type { ParameterRule } from '@/lib/lead/parameters';
import { whenAdvertisingAllowed } from '@/lib/tracking/advertisingConsent';

/** Stores the attribution of the session, because the form may be on a later page. */
export const CaptureAttribution = island(function CaptureAttribution({
  parameters,
}: {
  parameters: readonly ParameterRule[];
}) {
  const path = landingPath(usePathname(), '');

  useEffect(() => {
    const view = { path, search: location.search };
    rememberAttribution(parameters, view);
    // Call again after consent, because only then may the attribution be stored.
    return whenAdvertisingAllowed(() => rememberAttribution(parameters, view));
  }, [parameters, path]);

  return null;
});

'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { island } from '@/components/client/island';
import { keepAttribution, landingPath } from '@/lib/lead/attribution';
import type { ParameterRule } from '@/lib/lead/parameters';
import { onConsentChange } from '@/lib/tracking/advertisingConsent';

/** Keeps the attribution of the session, because the form may be on a later page. */
export const CaptureAttribution = island(function CaptureAttribution({
  parameters,
}: {
  parameters: readonly ParameterRule[];
}) {
  const path = landingPath(usePathname());

  useEffect(() => {
    const page = { path, search: location.search };
    keepAttribution(parameters, page);
    // Call again after consent, because only then may the attribution be stored.
    return onConsentChange(() => keepAttribution(parameters, page));
  }, [parameters, path]);

  return null;
});

'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { useIsHydrated } from '@/components/islands/page/useIsHydrated';
import {
  adsState,
  CONSENT_ID,
  hasGlobalPrivacyControl,
  mayAdvertise,
  onAdsChange,
} from '@/lib/tracking/consent';
import { blockHosts, deleteStored } from '@/lib/browser/tracking/vendorTraces';
import { reloadWhenFree } from '@/lib/browser/tracking/withdrawal';

/** What the vendors that need consent store for this site, and the hosts that they report to. */
type Traces = { stored: readonly string[]; hosts: readonly string[] };

/** `show()` moves focus to the banner, and its `close()` moves focus back. */
function reopen() {
  const banner = document.querySelector<HTMLDialogElement>(`dialog#${CONSENT_ID}`);
  banner?.close();
  banner?.show();
}

type Props = {
  /** The label of the button that reopens the banner. */
  label: string;
  traces: Traces;
};

/** The button in the footer that reopens the consent banner, and what follows from a refusal. */
export const TrackingConsent = BUILD.consent
  ? island(function TrackingConsent({ label, traces }: Props) {
      const isHydrated = useIsHydrated();

      useEffect(() => {
        let before = adsState();
        const apply = () => {
          const isWithdrawn = before === 'granted' && !mayAdvertise();
          before = adsState();
          if (isWithdrawn) blockHosts(traces.hosts);
          if (isWithdrawn || before === 'denied') deleteStored(traces.stored);
          if (isWithdrawn) reloadWhenFree();
        };
        apply();
        return onAdsChange(apply);
      }, [traces]);

      if (!isHydrated || hasGlobalPrivacyControl()) return null;
      return (
        <button
          type="button"
          onClick={reopen}
          className="footer-link min-h-target w-fit font-medium"
        >
          {label}
        </button>
      );
    })
  : () => null;

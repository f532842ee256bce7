'use client';

import { useSyncExternalStore } from 'react';
import { island } from '@/components/islands/page/island';
import {
  consent,
  CONSENT_ID,
  hasGlobalPrivacyControl,
  onConsentChange,
} from '@/lib/browser/consent';

const onServer = () => null;

/** `show()` moves focus to the banner, whose form moves focus back. */
const openBanner = () => (document.getElementById(CONSENT_ID) as HTMLDialogElement).show();

/** Opens the consent banner again, after an answer. */
export const PrivacyChoices = BUILD.consent
  ? island(function PrivacyChoices({ label }: { label: string }) {
      const answer = useSyncExternalStore(onConsentChange, consent, onServer);
      if (answer === null || hasGlobalPrivacyControl()) return null;
      return (
        <button
          type="button"
          onClick={openBanner}
          className="min-h-target w-fit font-medium underline-on-hover"
        >
          {label}
        </button>
      );
    })
  : () => null;

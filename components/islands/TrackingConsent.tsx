'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ConsentWords } from '@/components/client/askForConsent';
import { island } from '@/components/client/island';
import { dropStoredAttribution } from '@/lib/lead/attribution';
import { hasUsedFrame } from '@/lib/lead/usedFrames';
import {
  recordConsent,
  mayAdvertise,
  hasGlobalPrivacyControl,
  setBannerOpen,
  onConsentInAnotherTab,
} from '@/lib/tracking/advertisingConsent';

let reloadDue = false;

/**
 * Reloads the page. If the visitor has used a form, reloads after the next navigation that removes
 * this form, because a reload would erase the typed text.
 */
function reload() {
  reloadDue = hasUsedFrame();
  if (!reloadDue) location.reload();
}

/** A script that has run cannot be unloaded, so withdrawing consent reloads the page without it. */
function onAnswer(yes: boolean) {
  const withdrawn = !yes && mayAdvertise();
  recordConsent(yes);
  if (!yes) dropStoredAttribution();
  if (withdrawn) reload();
}

/**
 * The consent library reads the stored answer only once, so an answer in another tab reloads the
 * page. Until then, a refusal already applies to forms and storage.
 */
function onAnswerInAnotherTab(yes: boolean) {
  if (!yes) {
    recordConsent(false);
    dropStoredAttribution();
  }
  reload();
}

/**
 * Shows the consent banner, and a button in the footer that reopens it. Global Privacy Control
 * counts as a refusal. If a blocker stops the banner, there is no consent.
 */
export const TrackingConsent = __CONSENT__
  ? island(function TrackingConsent({ words }: { words: ConsentWords }) {
      const [askAgain, setAskAgain] = useState<(() => void) | null>(null);

      useEffect(() => {
        if (hasGlobalPrivacyControl()) return;
        let isUnmounted = false;
        import('@/components/client/askForConsent')
          .then(({ askForConsent }) => askForConsent(words, onAnswer))
          .then((reopen) => {
            if (!isUnmounted) setAskAgain(() => reopen);
          })
          // The popup must not wait for a banner that cannot load.
          .catch(() => setBannerOpen(false));
        return () => {
          isUnmounted = true;
        };
      }, [words]);

      useEffect(() => {
        if (hasGlobalPrivacyControl()) return;
        return onConsentInAnotherTab(onAnswerInAnotherTab);
      }, []);

      const path = usePathname();
      useEffect(() => {
        if (reloadDue) reload();
      }, [path]);

      if (!askAgain) return null;
      return (
        <button type="button" onClick={askAgain} className="footer-link min-h-target font-medium">
          {words.reopen}
        </button>
      );
    })
  : () => null;

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ConsentWords } from '@/components/client/askForConsent';
import { island } from '@/components/client/island';
import { dropStoredAttribution } from '@/lib/lead/attribution';
import { holdsText } from '@/lib/lead/own/leads';
import { hasUsedForm } from '@/lib/lead/frame/usedFrames';
import { routeOfLink } from '@/lib/pages/paths';
import {
  recordConsent,
  mayAdvertise,
  hasGlobalPrivacyControl,
  setBannerOpen,
  onConsentInAnotherTab,
} from '@/lib/tracking/advertisingConsent';
import { blockHosts, deleteStored } from '@/lib/tracking/vendorTraces';

let reloadDue = false;

/**
 * Reloads the page. If a form may hold text, the next link loads a document, or a later navigation
 * that removes the form reloads the page, because a reload would erase the text.
 */
function reload() {
  reloadDue = hasUsedForm();
  if (!reloadDue) location.reload();
}

/**
 * If a reload is due, hides a click on a link from the router, so that the browser loads the page. A
 * form in a frame is gone with its page in either case.
 */
function openAsDocument(event: MouseEvent) {
  if (!reloadDue || (__OWN_FORM__ && holdsText())) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && routeOfLink(link, location)) event.stopPropagation();
}

/** Applies a refusal at once, also while the page waits for its reload. */
function refuse({ stored, hosts }: Traces) {
  if (mayAdvertise()) blockHosts(hosts);
  recordConsent(false);
  dropStoredAttribution();
  deleteStored(stored);
}

/** A script that has run cannot be unloaded, so withdrawing consent reloads the page without it. */
function onAnswer(yes: boolean, traces: Traces) {
  if (yes) return recordConsent(true);
  const isWithdrawn = mayAdvertise();
  refuse(traces);
  if (isWithdrawn) reload();
}

/**
 * The consent library reads the stored answer only once, so an answer in another tab reloads the
 * page. Until then, a refusal already applies to forms, storage and reports.
 */
function onAnswerInAnotherTab(yes: boolean, traces: Traces) {
  if (!yes) refuse(traces);
  reload();
}

/** What the vendors that need consent store for this site, and the hosts that they report to. */
type Traces = { stored: readonly string[]; hosts: readonly string[] };

type Props = { words: ConsentWords; traces: Traces };

/**
 * Shows the consent banner, and a button in the footer that reopens it. Global Privacy Control
 * counts as a refusal. If a blocker stops the banner, there is no consent.
 */
export const TrackingConsent = __CONSENT__
  ? island(function TrackingConsent({ words, traces }: Props) {
      const [askAgain, setAskAgain] = useState<(() => void) | null>(null);

      useEffect(() => {
        if (hasGlobalPrivacyControl()) return deleteStored(traces.stored);
        let isUnmounted = false;
        import('@/components/client/askForConsent')
          .then(({ askForConsent }) => askForConsent(words, (yes) => onAnswer(yes, traces)))
          .then((reopen) => {
            if (!isUnmounted) setAskAgain(() => reopen);
          })
          // The popup must not wait for a banner that cannot load.
          .catch(() => setBannerOpen(false));
        return () => {
          isUnmounted = true;
        };
      }, [words, traces]);

      useEffect(() => {
        if (hasGlobalPrivacyControl()) return;
        return onConsentInAnotherTab((yes) => onAnswerInAnotherTab(yes, traces));
      }, [traces]);

      useEffect(() => {
        window.addEventListener('click', openAsDocument, true);
        return () => window.removeEventListener('click', openAsDocument, true);
      }, []);

      const path = usePathname();
      useEffect(() => {
        if (reloadDue) reload();
      }, [path]);

      if (!askAgain) return null;
      return (
        <button
          type="button"
          onClick={askAgain}
          className="footer-link min-h-target w-fit font-medium"
        >
          {words.reopen}
        </button>
      );
    })
  : () => null;

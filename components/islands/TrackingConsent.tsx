'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ConsentWords } from '@/components/client/askForConsent';
import { island } from '@/components/client/island';
import { dropStoredAttribution } from '@/lib/lead/attribution';
import { holdsText } from '@/lib/lead/draft';
import { hasUsedForm } from '@/lib/lead/usedFrames';
import { routeOfLink } from '@/lib/routes';
import {
  recordConsent,
  mayAdvertise,
  hasGlobalPrivacyControl,
  setBannerOpen,
  onConsentInAnotherTab,
} from '@/lib/tracking/advertisingConsent';
import { deleteCookies } from '@/lib/tracking/vendorCookies';

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

/**
 * A script that has run cannot be unloaded, so withdrawing consent reloads the page without it.
 *
 * @param cookies the names of the cookies of the vendors that need consent
 */
function onAnswer(yes: boolean, cookies: readonly string[]) {
  const withdrawn = !yes && mayAdvertise();
  recordConsent(yes);
  if (!yes) deleteStored(cookies);
  if (withdrawn) reload();
}

/**
 * The consent library reads the stored answer only once, so an answer in another tab reloads the
 * page. Until then, a refusal already applies to forms, storage and reports.
 */
function onAnswerInAnotherTab(yes: boolean, cookies: readonly string[]) {
  if (!yes) {
    recordConsent(false);
    deleteStored(cookies);
  }
  reload();
}

function deleteStored(cookies: readonly string[]) {
  dropStoredAttribution();
  deleteCookies(cookies);
}

type Props = {
  words: ConsentWords;
  /** The names of the cookies of the vendors that need consent. */
  cookies: readonly string[];
};

/**
 * Shows the consent banner, and a button in the footer that reopens it. Global Privacy Control
 * counts as a refusal. If a blocker stops the banner, there is no consent.
 */
export const TrackingConsent = __CONSENT__
  ? island(function TrackingConsent({ words, cookies }: Props) {
      const [askAgain, setAskAgain] = useState<(() => void) | null>(null);

      useEffect(() => {
        if (hasGlobalPrivacyControl()) return deleteCookies(cookies);
        let isUnmounted = false;
        import('@/components/client/askForConsent')
          .then(({ askForConsent }) => askForConsent(words, (yes) => onAnswer(yes, cookies)))
          .then((reopen) => {
            if (!isUnmounted) setAskAgain(() => reopen);
          })
          // The popup must not wait for a banner that cannot load.
          .catch(() => setBannerOpen(false));
        return () => {
          isUnmounted = true;
        };
      }, [words, cookies]);

      useEffect(() => {
        if (hasGlobalPrivacyControl()) return;
        return onConsentInAnotherTab((yes) => onAnswerInAnotherTab(yes, cookies));
      }, [cookies]);

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
        <button type="button" onClick={askAgain} className="footer-link min-h-target font-medium">
          {words.reopen}
        </button>
      );
    })
  : () => null;

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ConsentWords } from '@/components/islands/askForConsent';
import { island } from '@/components/islands/island';
import { dropStoredAttribution } from '@/lib/lead/attribution';
import {
  recordConsent,
  mayAdvertise,
  hasGlobalPrivacyControl,
  setBannerOpen,
  onConsentInAnotherTab,
} from '@/lib/tracking/advertisingConsent';

/** Whether a form's frame has had focus. If so, a reload could erase typed text. */
let formWasFocused = false;
let reloadDue = false;

/**
 * Reloads the page. If the visitor may have started to fill out a form, reloads on the next
 * navigation instead.
 */
function reload() {
  if (formWasFocused) reloadDue = true;
  else location.reload();
}

/** A script that has run cannot be unloaded, so withdrawing consent reloads the page without it. */
function onAnswer(yes: boolean) {
  const withdrawn = !yes && mayAdvertise();
  recordConsent(yes);
  if (!yes) dropStoredAttribution();
  if (withdrawn) reload();
}

/**
 * Shows the consent banner, and a button in the footer that reopens it. Global Privacy Control
 * counts as a refusal. If a blocker stops the banner, there is no consent.
 */
function Banner({ words }: { words: ConsentWords }) {
  const [askAgain, setAskAgain] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (hasGlobalPrivacyControl()) return;
    let isUnmounted = false;
    // Without this condition, the build emits the library's chunk even if there is no banner.
    if (__CONSENT__) {
      import('@/components/islands/askForConsent')
        .then(({ askForConsent }) => askForConsent(words, onAnswer))
        .then((reopen) => {
          if (!isUnmounted) setAskAgain(() => reopen);
        })
        // The popup must not wait for a banner that cannot load.
        .catch(() => setBannerOpen(false));
    }
    return () => {
      isUnmounted = true;
    };
  }, [words]);

  useEffect(() => onConsentInAnotherTab(reload), []);

  const path = usePathname();
  useEffect(() => {
    if (reloadDue) location.reload();
    formWasFocused = reloadDue = false;
    // When focus moves into a frame, the window fires `blur`.
    const noteFocusInForm = () => {
      formWasFocused ||= document.activeElement instanceof HTMLIFrameElement;
    };
    noteFocusInForm();
    window.addEventListener('blur', noteFocusInForm);
    return () => window.removeEventListener('blur', noteFocusInForm);
  }, [path]);

  if (!askAgain) return null;
  return (
    <button type="button" onClick={askAgain} className="footer-link min-h-target font-medium">
      {words.reopen}
    </button>
  );
}

const Nothing = () => null;

/** In builds without a consent banner, the bundler drops everything above. */
export const TrackingConsent = __CONSENT__ ? island(Banner) : Nothing;

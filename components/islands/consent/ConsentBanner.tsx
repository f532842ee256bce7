'use client';

import { useEffect, useSyncExternalStore, type SubmitEvent } from 'react';
import { island } from '@/components/islands/page/island';
import { SiteLink } from '@/components/parts/SiteLink';
import {
  consent,
  CONSENT_ID,
  deleteStored,
  onConsentChange,
  setConsent,
  type Consent,
} from '@/lib/browser/consent';
import { siteId } from '@/lib/urls';

type Props = {
  words: {
    title: string;
    accept: string;
    refuse: string;
    /** The link to the privacy notice, after the text. */
    noticeLabel: string;
  };
  text: string;
  /** What is stored because of consent. */
  stored: readonly string[];
};

/** The accent is reserved for calls to action. */
const BUTTON = 'min-h-toggle rounded-button bg-muted px-2 py-1 font-semibold hover:bg-muted-shade';

/** Closed in the HTML and during hydration. */
const onServer = () => 'denied' as const;

/**
 * Does not take focus: the visitor may be typing. Near the start of the document, where keyboard and screen
 * reader users reach it early. Both buttons look the same.
 */
export const ConsentBanner = BUILD.consent
  ? island(function ConsentBanner({ words, text, stored }: Props) {
      const answer = useSyncExternalStore(onConsentChange, consent, onServer);

      useEffect(() => {
        let wasGranted = consent() === 'granted';
        const apply = () => {
          const given = consent();
          const isWithdrawn = wasGranted && given !== 'granted';
          wasGranted = given === 'granted';
          // Also on the page after a withdrawal: a vendor's script may store something until its page
          // closes.
          if (isWithdrawn || given === 'denied') deleteStored(stored);
          // A script that has run cannot be unloaded.
          if (isWithdrawn) location.reload();
        };
        apply();
        return onConsentChange(apply);
      }, [stored]);

      const onSubmit = ({ nativeEvent }: SubmitEvent<HTMLFormElement>) => {
        const button = nativeEvent.submitter as HTMLButtonElement;
        setConsent(button.value as Consent);
      };

      return (
        <dialog
          id={CONSENT_ID}
          open={answer === null}
          aria-labelledby={siteId('consent-title')}
          aria-describedby={siteId('consent-text')}
        >
          <form method="dialog" onSubmit={onSubmit} className="grid grid-cols-2 gap-3">
            <h2 id={siteId('consent-title')} className="col-span-full -mb-2 text-body/[1.4]">
              {words.title}
            </h2>
            <p id={siteId('consent-text')} className="col-span-full text-small text-ink-soft">
              {text}{' '}
              <SiteLink href="/Privacy-notice" className="underline">
                {words.noticeLabel}
              </SiteLink>
            </p>
            <button value="granted" className={BUTTON}>
              {words.accept}
            </button>
            <button value="denied" className={BUTTON}>
              {words.refuse}
            </button>
          </form>
        </dialog>
      );
    })
  : () => null;

'use client';

import { BASE_PATH } from '@/lib/build.generated';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { island } from '@/components/islands/page/island';
import { useLead } from '@/components/islands/form/own/useLead';
import { Icon } from '@/components/parts/Icon';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { shownForms } from '@/lib/lead/own/fields';
import { statusOf } from '@/lib/browser/lead/own/lead';
import { leadState, opensThanks, settle } from '@/lib/browser/lead/own/leads';
import { openPage } from '@/lib/browser/page/openPage';
import { routeOf } from '@/lib/pages/paths';

/**
 * How long /thank-you may take to open, in ms. The visitor or the host may stop its load, which fires no
 * event, and the form would stay busy.
 */
const OPENING_MS = 10_000;

type Props = {
  thanks: SiteHref;
  contact: SiteHref;
  words: { sent: string; failed: string; open: string; close: string };
};

/**
 * Opens /thank-you when the lead has been sent, as a document, as the browser's own post does: LinkedIn's
 * tag counts only documents. If the form is no longer on the screen, says in a corner of the page what
 * has become of the lead.
 */
export const LeadToast = BUILD.ownForm
  ? island(function LeadToast({ thanks, contact, words }: Props) {
      const path = usePathname();
      /** The page says itself that the lead was sent. */
      const isThanks = routeOf(path, '') === thanks;
      const status = statusOf(useLead()).state;
      const before = useRef(status);
      const [text, setText] = useState('');

      useEffect(() => {
        const wasSending = before.current === 'sending';
        before.current = status;
        if (status === 'sent' && opensThanks()) {
          openPage(BASE_PATH + thanks);
          const timer = setTimeout(() => {
            settle();
            setText(words.sent);
          }, OPENING_MS);
          return () => clearTimeout(timer);
        }
        if (status === 'sent') {
          settle();
          if (!isThanks) setText(words.sent);
        } else if (status === 'sending') setText('');
        else if (status === 'failed' && wasSending && shownForms().length === 0)
          setText(words.failed);
        return undefined;
      }, [status, thanks, isThanks, words]);

      // The form is gone. After Back, it says that the text has been sent. If another navigation was
      // faster than the one to /thank-you, the visitor learns it here.
      useEffect(() => {
        if (statusOf(leadState()).state !== 'sent') return;
        settle();
        if (!isThanks) setText(words.sent);
      }, [path, isThanks, words]);

      return (
        <div role="status" className={text ? 'lead-toast' : 'sr-only'}>
          {text ? (
            <>
              <p>{text}</p>
              {text === words.failed ? (
                <SiteLink href={contact} className="lead-toast-link" onClick={() => setText('')}>
                  {words.open}
                </SiteLink>
              ) : null}
              <button
                type="button"
                aria-label={words.close}
                onClick={() => setText('')}
                className="lead-toast-close"
              >
                <Icon name="close" className="size-5" />
              </button>
            </>
          ) : null}
        </div>
      );
    })
  : () => null;

'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { island } from '@/components/client/island';
import { Icon } from '@/components/parts/Icon';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { ownForms, takePosted } from '@/lib/lead/draft';
import { IDLE, isShown, onLead, onSendingStatus, sendingStatus, settle } from '@/lib/lead/sender';
import { routeOf } from '@/lib/pages/paths';
import { track } from '@/lib/tracking/tracking';

type Props = {
  thanks: SiteHref;
  contact: SiteHref;
  words: { sent: string; failed: string; open: string; close: string };
};

/**
 * Opens /thank-you when the lead has been sent, and counts it. If the form is no longer on the screen,
 * says in a corner of the page what has become of the lead.
 */
export const LeadNotice = __OWN_FORM__
  ? island(function LeadNotice({ thanks, contact, words }: Props) {
      const router = useRouter();
      const path = usePathname();
      const landing = useRef(path);
      const status = useSyncExternalStore(onSendingStatus, sendingStatus, () => IDLE);
      const [text, setText] = useState('');

      useEffect(() => {
        const count = () => (__ANALYTICS__ ? void track('lead') : undefined);
        // The browser has posted a form, and its service has redirected. A typed URL has no referrer.
        const isThanks = routeOf(landing.current, '') === thanks;
        if (isThanks && document.referrer && takePosted()) count();
        return onLead(count);
      }, [thanks]);

      useEffect(() => {
        if (status.state === 'sent' && isShown()) router.push(thanks);
        else if (status.state === 'sent') {
          settle();
          setText(words.sent);
        } else if (status.state === 'sending') setText('');
        else if (status.state === 'failed' && ownForms().length === 0) setText(words.failed);
      }, [status, router, thanks, words]);

      // The form is gone. After Back, it says that the text has been sent. If another navigation was
      // faster than the one to /thank-you, the visitor learns it here.
      useEffect(() => {
        if (sendingStatus().state !== 'sent') return;
        settle();
        if (path !== thanks) setText(words.sent);
      }, [path, thanks, words]);

      useEffect(() => {
        const onShow = ({ persisted }: PageTransitionEvent) => {
          if (persisted && sendingStatus().state === 'sent') settle();
        };
        addEventListener('pageshow', onShow);
        return () => removeEventListener('pageshow', onShow);
      }, []);

      return (
        <div role="status" className={text ? 'lead-notice' : 'sr-only'}>
          {text ? (
            <>
              <p>{text}</p>
              {text === words.failed ? (
                <SiteLink href={contact} className="lead-notice-link" onClick={() => setText('')}>
                  {words.open}
                </SiteLink>
              ) : null}
              <button
                type="button"
                aria-label={words.close}
                onClick={() => setText('')}
                className="lead-notice-close"
              >
                <Icon name="close" className="size-5" />
              </button>
            </>
          ) : null}
        </div>
      );
    })
  : () => null;

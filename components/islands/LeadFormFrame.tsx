'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormUnreachable, type UnreachableWords } from '@/components/parts/FormUnreachable';
import { FormSkeleton } from '@/components/parts/FormSkeleton';
import type { DirectContact } from '@/components/parts/DirectLinks';
import {
  LEAD_FORM_SANDBOX,
  LEAD_FORM_TIMEOUT_MS,
  leadFormUrl,
  PRODUCT_PARAMETER,
} from '@/lib/leadForm';

export type LeadFormWords = { loading: string; unreachable: UnreachableWords };

/** What every place of the form shares; handed down from the layout or the page. */
export type LeadFormFacts = { src: string; words: LeadFormWords; contact: DirectContact };

type Props = LeadFormFacts & {
  title: string;
  height: keyof typeof HEIGHTS;
  /** The product that a booking is about. Without it, the page's own query is asked. */
  product?: string;
};

/** Heights in px are the specification's (section 9); the frame never changes height. */
const HEIGHTS = { popup: 'h-frame-popup', contact: 'h-frame-contact', booking: 'h-frame-booking' };

const noSubscription = () => () => {};
const productFromQuery = () => new URLSearchParams(location.search).get(PRODUCT_PARAMETER);

/** Whether the frame has a document of its own already: it may load before this script does. */
function hasLoaded(frame: HTMLIFrameElement) {
  const page = frame.contentDocument;
  return page === null || (page.URL !== 'about:blank' && page.readyState === 'complete');
}

/** The CRM's lead form: loading, loaded, or unreachable with the direct ways to get in touch. */
export function LeadFormFrame({ src, words, contact, title, height, product }: Props) {
  const asked = useSyncExternalStore(noSubscription, productFromQuery, () => null);
  const [state, setState] = useState<'loading' | 'loaded' | 'unreachable'>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  const about = product ?? asked;

  useEffect(() => {
    if (state !== 'loading') return;
    const early = setTimeout(() => {
      if (!navigator.onLine) setState('unreachable');
      else if (frame.current && hasLoaded(frame.current)) setState('loaded');
    });
    const late = setTimeout(() => setState('unreachable'), LEAD_FORM_TIMEOUT_MS);
    return () => {
      clearTimeout(early);
      clearTimeout(late);
    };
  }, [state]);

  return (
    <div
      aria-busy={state === 'loading'}
      className={`relative overflow-hidden rounded-frame bg-white shadow-frame ${HEIGHTS[height]}`}
    >
      {state === 'loading' ? <FormSkeleton text={words.loading} /> : null}
      {state === 'unreachable' ? (
        <FormUnreachable
          words={words.unreachable}
          contact={contact}
          product={about}
          onRetry={() => setState('loading')}
        />
      ) : (
        <iframe
          ref={frame}
          src={leadFormUrl(src, about)}
          title={title}
          sandbox={LEAD_FORM_SANDBOX}
          referrerPolicy="strict-origin"
          onLoad={() => setState('loaded')}
          className="relative size-full border-0"
        />
      )}
    </div>
  );
}

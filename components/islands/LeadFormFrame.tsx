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
import { whenSeen } from '@/lib/whenSeen';

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

type State = 'loading' | 'loaded' | 'unreachable';

/** The CRM's lead form: loading, loaded, or unreachable with the direct ways to get in touch. */
export function LeadFormFrame({ src, words, contact, title, height, product }: Props) {
  const asked = useSyncExternalStore(noSubscription, productFromQuery, () => null);
  const about = product ?? asked;
  const url = leadFormUrl(src, about);
  const [latest, setLatest] = useState<{ url: string; state: State }>({ url, state: 'loading' });
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // What was known of another address says nothing about this one.
  const state = latest.url === url ? latest.state : 'loading';

  useEffect(() => {
    if (state !== 'loading') return;
    const settle = (next: State) => setLatest({ url, state: next });
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stopWaiting = whenSeen(() => {
      timers.push(
        setTimeout(() => {
          if (!navigator.onLine) settle('unreachable');
          else if (frame.current && hasLoaded(frame.current)) settle('loaded');
        }),
        // `load` waits for every picture of the form: one that somebody types in is there.
        setTimeout(() => {
          const inUse = frame.current !== null && document.activeElement === frame.current;
          settle(inUse ? 'loaded' : 'unreachable');
        }, LEAD_FORM_TIMEOUT_MS),
      );
    });
    return () => {
      stopWaiting();
      timers.forEach(clearTimeout);
    };
  }, [state, url]);

  const retry = () => {
    setLatest({ url, state: 'loading' });
    // The button that had focus goes away.
    box.current?.focus({ preventScroll: true });
  };
  const spoken = { loading: words.loading, loaded: '', unreachable: words.unreachable.heading };

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`relative overflow-hidden rounded-frame bg-white shadow-frame ${HEIGHTS[height]}`}
    >
      <p role="status" className="sr-only">
        {spoken[state]}
      </p>
      {state === 'loading' ? <FormSkeleton text={words.loading} /> : null}
      {state === 'unreachable' ? (
        <FormUnreachable
          words={words.unreachable}
          contact={contact}
          product={about}
          onRetry={retry}
        />
      ) : (
        // A new address is a new frame: a navigation inside the old one would be an entry of the
        // history, and the visitor's first Back would go there.
        <iframe
          key={url}
          ref={frame}
          src={url}
          title={title}
          sandbox={LEAD_FORM_SANDBOX}
          referrerPolicy="strict-origin"
          onLoad={() => setLatest({ url, state: 'loaded' })}
          className="relative size-full border-0"
        />
      )}
    </div>
  );
}

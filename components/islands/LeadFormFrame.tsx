'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { useLeadFormUrl } from '@/components/islands/useLeadFormUrl';
import { usePainted } from '@/components/islands/usePainted';
import { DirectLinks, type DirectContact } from '@/components/parts/DirectLinks';
import { FormSkeleton } from '@/components/parts/FormSkeleton';
import { FormUnreachable, type UnreachableWords } from '@/components/parts/FormUnreachable';
import { watchForm, type FormState } from '@/lib/formWatch';
import { LEAD_FORM_SANDBOX, type LeadFormAddress } from '@/lib/leadForm';

export type LeadFormWords = { loading: string; direct: string; unreachable: UnreachableWords };

/** What every place of the form shares; handed down from the layout or the page. */
export type LeadFormFacts = {
  form: LeadFormAddress;
  words: LeadFormWords;
  contact: DirectContact;
};

type Props = LeadFormFacts & {
  title: string;
  height: keyof typeof HEIGHTS;
  /** The product that a booking is about. Without it, the page's own query is asked. */
  product?: string;
};

/** Heights in px are the specification's (section 9); the frame never changes height. */
const HEIGHTS = { popup: 'h-frame-popup', contact: 'h-frame-contact', booking: 'h-frame-booking' };

/** The CRM's lead form: loading, loaded, or unreachable; with the direct ways to get in touch. */
export function LeadFormFrame({ form, words, contact, title, height, product }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { url, product: about } = useLeadFormUrl(form, product ?? null);

  // A dialog answers the press that opens it before its form begins to load.
  const hasRoom = usePainted(height !== 'contact');

  const [attempt, setAttempt] = useState(0);
  const current = `${attempt} ${url}`;
  const [latest, setLatest] = useState<{ of: string; state: FormState }>();
  // What was known of another attempt says nothing about this one.
  const state = latest?.of === current ? latest.state : 'loading';

  // A layout effect: a frame that a policy refuses is refused before the page is painted.
  useLayoutEffect(() => {
    if (!frame.current) return;
    return watchForm(frame.current, form.src, (next) => setLatest({ of: current, state: next }));
  }, [current, form.src, hasRoom]);

  const retry = () => {
    setAttempt(attempt + 1);
    // The button that had focus goes away.
    box.current?.focus({ preventScroll: true });
  };
  const spoken = { loading: words.loading, loaded: '', unreachable: words.unreachable.heading };

  return (
    <>
      <div
        ref={box}
        tabIndex={-1}
        className={`relative overflow-hidden rounded-frame bg-white shadow-frame print:hidden ${HEIGHTS[height]}`}
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
        ) : !hasRoom ? null : (
          // A new address is a new frame: a navigation inside the old one would be an entry of the
          // history, and the visitor's first Back would go there.
          <iframe
            key={current}
            ref={frame}
            src={url}
            title={title}
            sandbox={LEAD_FORM_SANDBOX}
            referrerPolicy="strict-origin"
            className="relative size-full border-0"
          />
        )}
      </div>
      {/* Always there: an error page in the frame can't be told from the form. Where the same links
          stand in the frame's place, these keep their room, so that nothing moves. */}
      <div
        className={`px-3 pt-4 pb-2 sm:px-5 print:visible print:px-0 ${state === 'unreachable' ? 'invisible' : ''}`}
      >
        <h3 className="text-base font-semibold">{words.direct}</h3>
        <DirectLinks contact={contact} product={about} />
      </div>
    </>
  );
}

'use client';

import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import { FormFrame } from '@/components/islands/form/FormFrame';
import { FormSkeleton } from '@/components/islands/form/FormSkeleton';
import { FormUnreachable, type UnreachableWords } from '@/components/islands/form/FormUnreachable';
import { island } from '@/components/islands/page/island';
import { PrivacyLink, type Notice } from '@/components/islands/form/PrivacyLink';
import { useIsHydrated } from '@/components/islands/page/useIsHydrated';
import { useLeadFormUrl } from '@/components/islands/form/useLeadFormUrl';
import { DirectLinks, type DirectContact } from '@/components/parts/DirectLinks';
import { ANY_PRODUCT } from '@/lib/browser/lead/booking';
import { watchForm, type FormStatus } from '@/lib/browser/lead/formFrame';
import { leadFormUrl, type LeadFormAddress } from '@/lib/lead/frame/formUrl';

/** The product that the booking dialog books. `null` if it is closed. */
export const BookedProduct = createContext<string | null | undefined>(undefined);

type Props = {
  form: LeadFormAddress;
  words: { loading: string; direct: string; notShowing: string; unreachable: UnreachableWords };
  contact: DirectContact;
  notice?: Notice;
  title: string;
  place: keyof typeof HEIGHTS;
  /** The products that the query of the page may name. */
  products?: readonly string[];
};

/**
 * Heights of the frame, which never change. The specification (section 9) fixes all of them except
 * `booking`.
 */
const HEIGHTS = { popup: 'h-frame-popup', contact: 'h-frame-contact', booking: 'h-frame-booking' };

const boxClass = (place: Props['place']) =>
  `relative overflow-hidden rounded-frame bg-field-ground shadow-frame print:hidden ${HEIGHTS[place]}`;

const BELOW = 'px-3 pt-1 pb-2 sm:px-5 print:visible print:px-0';
const QUIET = 'flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-soft';
const RETRY = 'min-h-target text-start print:hidden';
const HEADING = 'pt-1 text-base font-semibold';

/** The CRM's lead form, or the demonstration form, with direct contact links in every state. */
export const LeadFormFrame = island(function LeadFormFrame({
  form,
  words,
  contact,
  notice,
  title,
  place,
  products,
}: Props) {
  const product = use(BookedProduct);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isClosed = product === null;
  const booked = isClosed ? ANY_PRODUCT : (product ?? null);
  const { url, product: productOfLead } = useLeadFormUrl(form, booked, products, frame);

  const isHydrated = useIsHydrated();
  const named = isHydrated && !isClosed ? productOfLead : null;
  const [attempt, setAttempt] = useState(0);
  const frameKey = `${attempt} ${url}`;
  const [latest, setLatest] = useState({ frameKey, status: 'loading' as FormStatus });
  // Ignore the status of an earlier frame.
  const status = latest.frameKey === frameKey ? latest.status : 'loading';
  const isUnreachable = status === 'unreachable';

  // If CSP blocks the frame, the browser reports the violation before the next paint. A layout
  // effect runs early enough to receive the report. Other effects can run after the paint.
  useLayoutEffect(() => {
    if (!frame.current || isClosed) return;
    const onStatus = (next: FormStatus) => setLatest({ frameKey, status: next });
    return watchForm(frame.current, form.src, onStatus);
  }, [frameKey, form.src, isClosed]);

  const retry = () => {
    setAttempt(attempt + 1);
    // The button of the message, which has focus, is about to disappear. From the box, the next stop
    // of the Tab key is the frame.
    box.current?.focus({ preventScroll: true });
  };
  const announced = {
    // The static HTML says nothing: without scripts, this text would stay forever.
    loading: isHydrated ? words.loading : '',
    loaded: '',
    unreachable: words.unreachable.heading,
  };

  return (
    <>
      <div ref={box} tabIndex={-1} className={boxClass(place)}>
        <p role="status" className="sr-only">
          {announced[status]}
        </p>
        {status === 'loading' ? <FormSkeleton text={words.loading} /> : null}
        {isUnreachable ? (
          <FormUnreachable
            words={words.unreachable}
            contact={contact}
            product={named}
            onRetry={retry}
          />
        ) : (
          url !== null && (
            // A new URL gets a new frame. Navigating the existing frame would add a history entry,
            // and the visitor's first Back would only undo that navigation.
            <FormFrame key={frameKey} ref={frame} url={url} title={title} isClosed={isClosed} />
          )
        )}
      </div>
      {/* Everything below reserves its space in every state, so that the layout does not shift. */}
      <div className={`${BELOW} ${isUnreachable ? 'invisible' : ''}`}>
        <div className={QUIET}>
          {/* In every state: a page cannot tell whether the frame shows the form or an error. */}
          <button
            type="button"
            onClick={retry}
            className={`${RETRY} ${isHydrated ? '' : 'invisible'}`}
          >
            {words.notShowing}{' '}
            <span className="underline underline-offset-4">{words.unreachable.retry}</span>
          </button>
          <PrivacyLink notice={notice} />
        </div>
        <h3 className={HEADING}>{words.direct}</h3>
        <DirectLinks contact={contact} product={named} />
      </div>
    </>
  );
}, PlainForm);

/** Rendered if the island fails: the form without a timeout or attribution. */
function PlainForm({ form, title, place }: Props) {
  const product = use(BookedProduct);
  return (
    <div className={boxClass(place)}>
      <FormFrame url={leadFormUrl(form, product ?? null)} title={title} isClosed={false} />
    </div>
  );
}

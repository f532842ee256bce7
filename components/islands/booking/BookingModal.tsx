'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { FormDialog } from '@/components/islands/form/FormDialog';
import { island } from '@/components/islands/page/island';
import { book, BOOKING_ID } from '@/lib/browser/lead/booking';
import { takeSubmitted } from '@/lib/browser/lead/ownForm';
import { unlockScroll } from '@/lib/browser/page/modal';

type Words = {
  heading: string;
  subtitle: string;
  /** The heading, until a product is booked. */
  frameTitle: string;
  close: string;
};
type Props = {
  words: Words;
  form: ReactNode;
  /** The catalog: a form with one submit button per product. */
  children: ReactNode;
};

/**
 * The booking dialog, which "Book Now" opens, before and after hydration (lib/browser/lead/booking.ts). Without
 * scripts, the button goes to the contact page with the product in the query.
 */
export const BookingModal = island(function BookingModal({ words, form, children }: Props) {
  const catalog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const button of catalog.current!.querySelectorAll('button'))
      button.ariaHasPopup = 'dialog';
    const submitted = BUILD.ownForm ? takeSubmitted(BOOKING_ID) : null;
    if (submitted?.product) book(submitted.product);
  }, []);

  return (
    <>
      <div ref={catalog}>{children}</div>
      <FormDialog
        id={BOOKING_ID}
        words={{
          heading: words.frameTitle,
          text: words.subtitle,
          close: words.close,
        }}
        template={words.heading}
        glaze="booking"
        className="modal modal-top"
        // The first script may open it before React hydrates it.
        suppressHydrationWarning
      >
        {form}
      </FormDialog>
    </>
  );
}, CatalogOnly);

/** Rendered if the island fails. Without the dialog, "Book Now" leads to the contact page. */
function CatalogOnly({ children }: Props) {
  useEffect(unlockScroll, []);
  return <div>{children}</div>;
}

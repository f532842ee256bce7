'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { FormDialog } from '@/components/islands/form/FormDialog';
import { island } from '@/components/islands/page/island';
import { book, BOOKING_ID } from '@/lib/browser/booking';
import { takeSubmitted } from '@/lib/browser/ownForm';
import { unlockScroll } from '@/lib/browser/modal';

type Words = {
  heading: string;
  /** Until a product is booked. */
  title: string;
  text: string;
  close: string;
};

type Props = {
  words: Words;
  form: ReactNode;
  children: ReactNode;
};

/** "Book Now" opens it, before and after hydration (lib/browser/booking.ts). */
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
        words={words}
        template={words.heading}
        color="booking"
        className="mt-modal-top mb-4 max-h-[calc(100dvh-theme(spacing.modal-top)-1rem)]"
        // The first script may open it before hydration.
        suppressHydrationWarning
      >
        {form}
      </FormDialog>
    </>
  );
}, CatalogOnly);

/** If the island fails, "Book Now" leads to the contact page. */
function CatalogOnly({ children }: Props) {
  useEffect(unlockScroll, []);
  return <div>{children}</div>;
}

'use client';

import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { DialogHeader } from '@/components/client/DialogHeader';
import { island } from '@/components/client/island';
import { LeadForm, type LeadFormConfig } from '@/components/islands/LeadForm';
import { ModalDialog } from '@/components/client/ModalDialog';
import { BOOKING_BUTTON, BOOKING_FAILED, markBooking } from '@/lib/early';
import { takeKeptDialog } from '@/lib/lead/own/keptText';
import { filled } from '@/lib/text/filled';
import { siteId } from '@/lib/pages/siteId';

type Words = {
  heading: string;
  subtitle: string;
  note: string;
  frameTitle: string;
  close: string;
};
type Props = {
  words: Words;
  form: LeadFormConfig;
  /** The catalog: a form with one submit button per product. */
  children: ReactNode;
};

const HEADING = siteId('booking-heading');

/** The product whose dialog is opening or open. A variable of the module, because it is still needed if the island fails. */
let opening: string | null = null;

/**
 * Opens the booking dialog for "Book Now". Without scripts, the button goes to the contact page
 * with the product in the query. If the visitor clicks before hydration, the dialog opens when this
 * island hydrates (beforeHydration.ts).
 */
export const BookingModal = island(function BookingModal({ words, form, children }: Props) {
  const [product, setProduct] = useState<string | null>(null);
  const catalog = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    opening = null;
    const element = catalog.current!;
    // Show the button as pressed in the next frame, before the dialog opens: on a slow phone,
    // opening it takes several frames.
    const book = (button: HTMLButtonElement) => {
      markBooking(opener.current, false);
      opener.current = button;
      markBooking(button, true);
      opening = button.value;
      startTransition(() => setProduct(button.value));
    };
    const onSubmit = (event: SubmitEvent) => {
      if (!(event.submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      book(event.submitter);
    };
    for (const button of element.querySelectorAll('button')) button.ariaHasPopup = 'dialog';
    element.addEventListener('submit', onSubmit);
    const pending = element.querySelector<HTMLButtonElement>(BOOKING_BUTTON);
    if (pending) book(pending);
    const kept = BUILD.ownForm ? takeKeptDialog('booking') : null;
    const button = [...element.querySelectorAll('button')].find(
      ({ value }) => value === kept?.product,
    );
    if (button) book(button);
    return () => element.removeEventListener('submit', onSubmit);
  }, []);

  // The popup waits while a button is busy or a dialog is open. Keep the button busy until the
  // dialog is open, so that the popup cannot open in between.
  useEffect(() => {
    if (product !== null) markBooking(opener.current, false);
  }, [product]);

  const close = () => {
    opening = null;
    setProduct(null);
    // Safari does not focus a button on click, so the dialog cannot restore focus to the button.
    requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }));
  };

  return (
    <>
      <div ref={catalog}>{children}</div>
      {product === null ? null : (
        <ModalDialog labelledBy={HEADING} onClose={close} className="modal modal-top">
          <DialogHeader
            id={HEADING}
            heading={filled(words.heading, { title: product })}
            text={words.subtitle}
            note={words.note}
            closeLabel={words.close}
            onClose={close}
            color="booking"
          />
          <div className="mx-3 mb-3">
            <LeadForm {...form} title={words.frameTitle} place="booking" product={product} />
          </div>
        </ModalDialog>
      )}
    </>
  );
}, CatalogOnly);

/** Rendered if the island fails. Without the dialog, "Book Now" opens the contact page. */
function CatalogOnly({ children }: Props) {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(BOOKING_FAILED, { detail: opening }));
    opening = null;
  }, []);
  return <div>{children}</div>;
}

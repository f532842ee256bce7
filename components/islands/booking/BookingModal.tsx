'use client';

import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FormDialog } from '@/components/islands/form/FormDialog';
import { island } from '@/components/islands/page/island';
import { useIsHydrated } from '@/components/islands/page/useIsHydrated';
import { BookedProduct } from '@/components/islands/form/LeadFormFrame';
import { book, bookedProduct, BOOKING_ID } from '@/lib/browser/lead/booking';
import { takeSubmitted } from '@/lib/browser/lead/ownForm';
import { filled } from '@/lib/text/filled';

type Words = {
  heading: string;
  subtitle: string;
  note: string;
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
 * The booking dialog, which the first script opens for "Book Now" (components/first-script/booking.ts). The HTML has
 * its form, which works before hydration. After that, a hosted form is there while the dialog is open. Without
 * scripts, the button goes to the contact page with the product in the query.
 */
export const BookingModal = island(function BookingModal({ words, form, children }: Props) {
  // What the first script has written before hydration, so that React keeps the form.
  const [product, setProduct] = useState(bookedProduct);
  const isHydrated = useIsHydrated();
  const catalog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const button of catalog.current!.querySelectorAll('button'))
      button.ariaHasPopup = 'dialog';
    // The visitor may have clicked while React was rendering.
    const booked = bookedProduct();
    setProduct(booked);
    const submitted = BUILD.ownForm ? takeSubmitted(BOOKING_ID) : null;
    if (submitted?.product) book(submitted.product);
  }, []);

  // On a slow phone, rendering the form takes several frames. The dialog is painted before.
  const onSubmit = ({ nativeEvent }: FormEvent) => {
    const { submitter } = nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) startTransition(() => setProduct(submitter.value));
  };

  return (
    <>
      <div ref={catalog} onSubmit={onSubmit}>
        {children}
      </div>
      <FormDialog
        id={BOOKING_ID}
        words={{
          heading: product === null ? words.frameTitle : filled(words.heading, { title: product }),
          text: words.subtitle,
          note: words.note,
          close: words.close,
        }}
        template={words.heading}
        glaze="booking"
        className="modal modal-top"
        onClose={() => setProduct(null)}
        // The first script may open it before React hydrates it.
        suppressHydrationWarning
      >
        {product === null && isHydrated && !BUILD.ownForm ? null : (
          <BookedProduct key={BUILD.ownForm ? null : product} value={product}>
            {form}
          </BookedProduct>
        )}
      </FormDialog>
    </>
  );
}, CatalogOnly);

/** Rendered if the island fails. Without the dialog, "Book Now" leads to the contact page. */
function CatalogOnly({ children }: Props) {
  const [product] = useState(bookedProduct);
  useEffect(() => {
    if (product !== null) book(product);
  }, [product]);
  return <div>{children}</div>;
}

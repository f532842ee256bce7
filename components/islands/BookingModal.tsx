'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DialogHead } from '@/components/islands/DialogHead';
import { LeadFormFrame, type LeadFormFacts } from '@/components/islands/LeadFormFrame';
import { ModalDialog } from '@/components/islands/ModalDialog';

type Words = { heading: string; subtitle: string; frameTitle: string; close: string };
type Props = {
  words: Words;
  form: LeadFormFacts;
  /** The catalogue: a form whose submit buttons each name a product. */
  children: ReactNode;
};

const HEADING = 'booking-heading';

/**
 * Turns "Book Now" into a dialog. Without this script the same buttons take the visitor to the
 * contact page with the product in the query.
 */
export function BookingModal({ words, form, children }: Props) {
  const [product, setProduct] = useState<string | null>(null);
  const catalogue = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = catalogue.current!;
    const book = (event: SubmitEvent) => {
      if (!(event.submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      pressed.current = event.submitter;
      setProduct(event.submitter.value);
    };
    // Only with this script does the button open a dialog.
    for (const button of element.querySelectorAll('button')) button.ariaHasPopup = 'dialog';
    element.addEventListener('submit', book);
    return () => element.removeEventListener('submit', book);
  }, []);

  const close = () => {
    setProduct(null);
    // Safari does not focus a button that is clicked, so the dialog has nothing to give back to.
    requestAnimationFrame(() => pressed.current?.focus({ preventScroll: true }));
  };

  return (
    <>
      <div ref={catalogue}>{children}</div>
      {product === null ? null : (
        <ModalDialog labelledBy={HEADING} onClose={close} className="modal modal-top">
          <DialogHead
            id={HEADING}
            heading={words.heading.replace('{title}', product)}
            text={words.subtitle}
            closeLabel={words.close}
            onClose={close}
            glaze="shino"
          />
          <div className="mx-3 mb-3">
            <LeadFormFrame {...form} title={words.frameTitle} height="booking" product={product} />
          </div>
        </ModalDialog>
      )}
    </>
  );
}

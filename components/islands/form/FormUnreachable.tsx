'use client';

import { buttonClass } from '@/components/parts/buttonClass';
import { DirectLinks, type DirectContact } from '@/components/parts/DirectLinks';

export type UnreachableWords = { heading: string; text: string; retry: string };

type Props = {
  words: UnreachableWords;
  contact: DirectContact;
  product: string | null;
  onRetry: () => void;
};

/** Replaces the frame when the form cannot be shown, so that visitors can still get in touch. */
export function FormUnreachable({ words, contact, product, onRetry }: Props) {
  return (
    <div className="form-unreachable absolute inset-0 flex flex-col items-start justify-center-safe gap-3.5 overflow-auto bg-surface px-5 py-7 *:shrink-0">
      <h3 className="text-h3">{words.heading}</h3>
      <p className="text-ink-soft">{words.text}</p>
      <button type="button" onClick={onRetry} className={buttonClass('primary', 'small')}>
        {words.retry}
      </button>
      <DirectLinks contact={contact} product={product} />
    </div>
  );
}

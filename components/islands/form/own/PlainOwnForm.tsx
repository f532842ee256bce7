'use client';

import {
  BelowOwnForm,
  OWN_FORM_CLASS,
  type OwnFormProps,
} from '@/components/islands/form/own/BelowOwnForm';
import { OwnFormElement } from '@/components/islands/form/own/OwnFormElement';
import { buttonClass } from '@/components/parts/buttonClass';
import { fill, textInMemory } from '@/lib/browser/lead/own/keptText';

/**
 * Rendered if the island fails: the browser posts the form, as it does without scripts. If it cannot, the
 * email below contains what has been typed.
 */
export function PlainOwnForm({ own, place, products, ...below }: OwnFormProps) {
  if (own.service.encoding === 'json')
    return (
      <>
        <p className={OWN_FORM_CLASS}>{own.words.needsScripts}</p>
        <BelowOwnForm {...below} text={textInMemory().message} />
      </>
    );
  return (
    <>
      <OwnFormElement
        own={own}
        place={place}
        products={products}
        ref={(form) => void (form && fill(form))}
        className={`own-form ${OWN_FORM_CLASS}`}
      >
        <button type="submit" className={buttonClass('primary', 'large', 'own-form-submit')}>
          {own.words.submit}
        </button>
      </OwnFormElement>
      <BelowOwnForm {...below} />
    </>
  );
}

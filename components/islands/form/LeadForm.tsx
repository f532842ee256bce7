'use client';

import type { ComponentProps, ReactNode } from 'react';
import {
  BelowOwnForm,
  OWN_FORM_CLASS,
  type OwnFormProps,
} from '@/components/islands/form/BelowOwnForm';
import { LeadFormFrame, type FramedFormConfig } from '@/components/islands/form/LeadFormFrame';
import { OwnForm } from '@/components/islands/form/OwnForm';
import { OwnFormElement } from '@/components/islands/form/OwnFormElement';
import { island } from '@/components/islands/page/island';
import { buttonClass } from '@/components/parts/buttonClass';
import { fill, textInMemory } from '@/lib/browser/lead/keptText';

type FormProps = Omit<ComponentProps<typeof LeadFormFrame>, keyof FramedFormConfig>;

/** Props that the contact page, the popup and the booking dialog share: a form in a frame, or our own. */
export type LeadFormConfig = FramedFormConfig | Omit<OwnFormProps, keyof FormProps>;

/**
 * Rendered if the island fails: the browser posts the form, as it does without scripts. If it cannot, the
 * email below contains what has been typed.
 */
function PlainOwnForm({ own, place, products, ...below }: OwnFormProps) {
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

/** The lead form: a frame with a form of another service or the demonstration form, or our own form. */
export const LeadForm = (BUILD.ownForm ? island(OwnForm, PlainOwnForm) : LeadFormFrame) as (
  props: LeadFormConfig & FormProps,
) => ReactNode;

'use client';

import { useLayoutEffect, useState } from 'react';
import { island } from '@/components/islands/page/island';
import { PrivacyLink, type Notice } from '@/components/islands/form/PrivacyLink';
import { OwnForm } from '@/components/islands/form/OwnForm';
import { OwnFormElement } from '@/components/islands/form/OwnFormElement';
import type { OwnFormConfig } from '@/components/islands/form/ownFormConfig';
import { useIsHydrated } from '@/components/islands/page/useIsHydrated';
import { useLead } from '@/components/islands/form/useLead';
import { buttonClass } from '@/components/parts/buttonClass';
import { DirectLinks, type DirectContact } from '@/components/parts/DirectLinks';
import { LeadFormFrame, type FramedFormConfig } from '@/components/islands/form/LeadFormFrame';
import { statusOf } from '@/lib/browser/lead/lead';
import { fill, leadState } from '@/lib/browser/lead/leads';
import { knownProduct } from '@/lib/lead/parameters';

type OwnConfig = {
  own: OwnFormConfig;
  words: { direct: string };
  contact: DirectContact;
  notice?: Notice;
};

/** Props that the contact page, the popup and the booking dialog share: a form in a frame, or our own. */
export type LeadFormConfig = FramedFormConfig | OwnConfig;

type FormProps = {
  title: string;
  place: 'popup' | 'contact' | 'booking';
  /** The product that the booking dialog books. `null` if it is closed. */
  product?: string | null;
  /** The products that a link to the page of the form may name. */
  products?: readonly string[];
};

const FORM = 'px-3 pt-2 sm:px-5 print:hidden';
const BELOW = 'px-3 pt-4 pb-2 sm:px-5 print:px-0';

function OwnLeadForm({ own, words, contact, notice, ...rest }: OwnConfig & FormProps) {
  const { title, place, product: booked, products } = rest;
  const isHydrated = useIsHydrated();
  const [named, setNamed] = useState<string | null>(null);
  const state = useLead();
  const [isTrapped, setIsTrapped] = useState(false);
  const hasFailed = isTrapped || statusOf(state).state === 'failed';

  // While a client-side navigation renders, `location` is still the URL of the previous page.
  useLayoutEffect(() => {
    const readQuery = () => setNamed(knownProduct(products, location.search));
    readQuery();
  }, [products]);

  return (
    <>
      <div className={FORM}>
        <OwnForm
          own={own}
          title={title}
          place={place}
          product={named}
          products={products}
          isTrapped={isTrapped}
          onTrap={setIsTrapped}
        />
      </div>
      <Below
        words={words}
        contact={contact}
        notice={notice}
        product={isHydrated ? (booked ?? named) : null}
        text={hasFailed ? state.draft.message : ''}
      />
    </>
  );
}

type BelowProps = Omit<OwnConfig, 'own'> & { product?: string | null; text?: string };

const Below = ({ words, contact, notice, product, text }: BelowProps) => (
  <div className={BELOW}>
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h3 className="text-base font-semibold">{words.direct}</h3>
      <PrivacyLink notice={notice} />
    </div>
    <DirectLinks contact={contact} product={product} text={text} />
  </div>
);

/**
 * Rendered if the island fails: the browser posts the form, as it does without scripts. If it cannot, the
 * email below contains what has been typed.
 */
function PlainForm({ own, words, contact, notice, ...rest }: OwnConfig & FormProps) {
  const below = { words, contact, notice, product: rest.product };
  if (own.service.encoding === 'json')
    return (
      <>
        <p className={FORM}>{own.words.needsScripts}</p>
        <Below {...below} text={leadState().draft.message} />
      </>
    );
  return (
    <>
      <OwnFormElement
        own={own}
        place={rest.place}
        products={rest.products}
        ref={(form) => void (form && fill(form))}
        className={`own-form ${FORM}`}
      >
        <button type="submit" className={buttonClass('primary', 'large', 'own-form-submit')}>
          {own.words.submit}
        </button>
      </OwnFormElement>
      <Below {...below} />
    </>
  );
}

/** The lead form: a frame with a form of another service or the demonstration form, or our own form. */
export const LeadForm = (BUILD.ownForm ? island(OwnLeadForm, PlainForm) : LeadFormFrame) as (
  props: LeadFormConfig & FormProps,
) => React.ReactNode;

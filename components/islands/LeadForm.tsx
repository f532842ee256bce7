'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { island } from '@/components/client/island';
import { NoticeLink, type Notice } from '@/components/client/NoticeLink';
import { OwnForm } from '@/components/client/OwnForm';
import type { OwnFormConfig } from '@/components/client/ownFormConfig';
import { buttonClass } from '@/components/parts/buttonClass';
import { DirectLinks, type DirectContact } from '@/components/parts/DirectLinks';
import { HiddenFields } from '@/components/parts/HiddenFields';
import { OwnFormFields } from '@/components/parts/OwnFormFields';
import { LeadFormFrame, type FramedFormConfig } from '@/components/islands/LeadFormFrame';
import { allowedAttribution, landingPath } from '@/lib/lead/attribution';
import { OWN_FORM } from '@/lib/early';
import { draftedMessage, restoreDraft } from '@/lib/lead/draft';
import { hiddenEntries } from '@/lib/lead/ownForm';
import { leadFormQuery, PRODUCT_PARAMETER, productIn } from '@/lib/lead/parameters';
import { IDLE, onSendingStatus, sendingStatus } from '@/lib/lead/sender';

type OwnConfig = {
  own: OwnFormConfig;
  words: { direct: string };
  contact: DirectContact;
  notice?: Notice;
};

/** Props that the contact page, the popup and the booking dialog share: a form in a frame, or our own. */
export type LeadFormConfig = FramedFormConfig | OwnConfig;

type Place = { title: string; height: 'popup' | 'contact' | 'booking'; product?: string };

const FORM = 'px-3 pt-2 sm:px-5 print:hidden';
const BELOW = 'px-3 pt-4 pb-2 sm:px-5 print:px-0';

function OwnLeadForm({ own, words, contact, notice, ...place }: OwnConfig & Place) {
  const path = landingPath(usePathname());
  // Keep the first page: the popup keeps its form if the visitor navigates behind it.
  const [first] = useState({ path, booked: place.product ?? null });
  const [product, setProduct] = useState(first.booked);
  const status = useSyncExternalStore(onSendingStatus, sendingStatus, () => IDLE);
  const hasFailed = status.state === 'failed';

  const firstSearch = useRef<string | null>(null);

  // While a client-side navigation renders, `location` is still the URL of the previous page.
  useLayoutEffect(() => {
    const readQuery = () => {
      firstSearch.current = location.search;
      setProduct(first.booked ?? productIn(location.search));
    };
    readQuery();
  }, [first]);

  // The form may need the product and the attribution during hydration, before the effect above.
  const productOf = useCallback(
    () => first.booked ?? productIn(firstSearch.current ?? location.search),
    [first],
  );
  const detailsOf = () => {
    const search = firstSearch.current ?? location.search;
    const attribution = allowedAttribution(own.parameters, { path: first.path, search });
    const booked = productOf();
    const all = booked === null ? attribution : { ...attribution, [PRODUCT_PARAMETER]: booked };
    return [...new URLSearchParams(leadFormQuery(own.parameters, all))];
  };

  return (
    <>
      <div className={FORM}>
        <OwnForm
          own={own}
          title={place.title}
          prefix={place.height}
          // Dialogs have the product in their heading.
          product={first.booked === null ? product : null}
          productOf={productOf}
          detailsOf={detailsOf}
        />
      </div>
      <Below
        words={words}
        contact={contact}
        notice={notice}
        product={product}
        text={hasFailed ? draftedMessage() : ''}
      />
    </>
  );
}

type BelowProps = Omit<OwnConfig, 'own'> & { product?: string | null; text?: string };

const Below = ({ words, contact, notice, product, text }: BelowProps) => (
  <div className={BELOW}>
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h3 className="text-base font-semibold">{words.direct}</h3>
      <NoticeLink notice={notice} />
    </div>
    <DirectLinks contact={contact} product={product} text={text} />
  </div>
);

/** Rendered if the island fails: the browser posts the form, as it does without scripts. */
function PlainForm({ own, words, contact, notice, height }: OwnConfig & Place) {
  const { service } = own;
  return (
    <>
      <form
        ref={(form) => void (form && restoreDraft(form))}
        id={`${height}-form`}
        action={service.action}
        method="post"
        className={`own-form ${FORM}`}
        {...{ [OWN_FORM]: '' }}
      >
        <OwnFormFields
          prefix={height}
          words={own.words}
          required={service.required}
          names={service.fields}
        />
        <button type="submit" className={buttonClass('primary', 'large', 'own-form-submit')}>
          {own.words.submit}
        </button>
      </form>
      {/* The contact page has them in its HTML. */}
      {height === 'contact' ? null : (
        <HiddenFields
          form={`${height}-form`}
          fields={hiddenEntries(service, new URL(__BASE_PATH__ + own.thanks, location.href).href)}
        />
      )}
      <Below words={words} contact={contact} notice={notice} />
    </>
  );
}

/** The lead form: a frame with a form of another service or the demonstration form, or our own form. */
export const LeadForm = (__OWN_FORM__ ? island(OwnLeadForm, PlainForm) : LeadFormFrame) as (
  props: LeadFormConfig & Place,
) => React.ReactNode;

'use client';

import type { OwnFormConfig } from '@/components/islands/form/own/ownFormConfig';
import { PrivacyLink, type Notice } from '@/components/islands/form/PrivacyLink';
import { DirectLinks, type DirectContact } from '@/components/parts/DirectLinks';
import type { FormFacts } from '@/lib/lead/own/fields';

export type OwnFormProps = Pick<FormFacts, 'place' | 'products'> & {
  own: OwnFormConfig;
  words: { direct: string };
  contact: DirectContact;
  notice?: Notice;
  /** The accessible name. */
  title: string;
  /** The product that the booking dialog books. */
  product?: string | null;
};

export const OWN_FORM_CLASS = 'px-3 pt-2 sm:px-5 print:hidden';
const BELOW = 'px-3 pt-4 pb-2 sm:px-5 print:px-0';

type Props = Pick<OwnFormProps, 'words' | 'contact' | 'notice' | 'product'> & { text?: string };

/** The ways to contact the company without the form. */
export const BelowOwnForm = ({ words, contact, notice, product, text }: Props) => (
  <div className={BELOW}>
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h3 className="text-base font-semibold">{words.direct}</h3>
      <PrivacyLink notice={notice} />
    </div>
    <DirectLinks contact={contact} product={product} text={text} />
  </div>
);

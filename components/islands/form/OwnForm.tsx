'use client';

import { useRef } from 'react';
import { OwnFormElement } from '@/components/islands/form/OwnFormElement';
import type { OwnFormConfig } from '@/components/islands/form/ownFormConfig';
import { useIsHydrated } from '@/components/islands/page/useIsHydrated';
import { useOwnForm } from '@/components/islands/form/useOwnForm';
import { buttonClass } from '@/components/parts/buttonClass';
import { siteId } from '@/lib/pages/siteId';

type Props = {
  own: OwnFormConfig;
  /** The accessible name. */
  title: string;
  /** Where the form is: `popup`, `contact` or `booking`. */
  place: string;
  /** The product that a link to the page has named. */
  product: string | null;
  products?: readonly string[];
  /** Whether the field for bots had a value at the last attempt. Then nothing is sent. */
  isTrapped: boolean;
  onTrap: (isTrapped: boolean) => void;
};

/**
 * The site's own form. Before hydration, the browser validates and posts it, or nobody can submit it if
 * the service needs JSON. After hydration, it is checked in words, and sent by fetch if the service allows
 * it.
 */
export function OwnForm({ own, title, place, product, products, isTrapped, onTrap }: Props) {
  const { service, words } = own;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const { onSubmit, onInput, errors, failure, isBusy, isSent } = useOwnForm(
    form,
    own,
    isTrapped,
    onTrap,
  );
  const needsScripts = service.encoding === 'json';
  const failed = isTrapped ? words.failures.trapped : failure && words.failures[failure.name];

  return (
    <OwnFormElement
      own={own}
      place={place}
      products={products}
      errors={errors}
      ref={form}
      className="own-form"
      aria-label={title}
      noValidate={isHydrated}
      onSubmit={onSubmit}
      onInput={onInput}
      above={
        product ? (
          <p className="own-form-note own-form-product">
            {words.product} <strong>{product}</strong>
          </p>
        ) : null
      }
    >
      <div className={isTrapped ? 'own-form-field' : 'sr-only'}>
        <label htmlFor={siteId(`${place}-trap`)} className="own-form-label">
          {words.trap}
        </label>
        <input
          id={siteId(`${place}-trap`)}
          name={service.honeypot ?? undefined}
          type="text"
          tabIndex={isTrapped ? undefined : -1}
          autoComplete="off"
          className="own-form-control"
          data-trap=""
        />
      </div>
      <p className="own-form-note own-form-sent" tabIndex={-1} hidden={!isSent} data-sent="">
        {words.alreadySent}
      </p>
      {failed ? (
        <section
          className="own-form-failure"
          aria-labelledby={siteId(`${place}-failure`)}
          tabIndex={-1}
        >
          <h3 id={siteId(`${place}-failure`)}>{failed.heading}</h3>
          {failure?.reason ? <p>{`“${failure.reason}”`}</p> : null}
          <p>{failed.text}</p>
        </section>
      ) : null}
      {needsScripts ? (
        <noscript>
          <p className="own-form-note">{words.needsScripts}</p>
        </noscript>
      ) : null}
      <button
        type="submit"
        disabled={needsScripts && !isHydrated}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        className={buttonClass('primary', 'large', 'own-form-submit')}
      >
        {isBusy ? words.sending : words.submit}
      </button>
      <p role="status" className="sr-only">
        {isBusy ? words.sending : (failed?.heading ?? '')}
      </p>
    </OwnFormElement>
  );
}

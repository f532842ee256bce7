import { useRef } from 'react';
import type { OwnFormConfig } from '@/components/client/ownFormConfig';
import { useIsHydrated } from '@/components/client/useIsHydrated';
import { useOwnForm } from '@/components/client/useOwnForm';
import { buttonClass } from '@/components/parts/buttonClass';
import { OwnFormFields } from '@/components/parts/OwnFormFields';
import { OWN_FORM } from '@/lib/early';
import type { Details } from '@/lib/lead/ownForm';

type Props = {
  own: OwnFormConfig;
  /** The accessible name. */
  title: string;
  prefix: string;
  /** Shown in the form. Dialogs have it in their heading. */
  product: string | null;
  /** The product of the lead, also before `product` is known. */
  productOf: () => string | null;
  detailsOf: () => Details;
};

/**
 * The site's own form. Before hydration, the browser validates and posts it (keepLead.ts
 * waits for hydration first). After hydration, lib/lead/sender.ts sends it.
 */
export function OwnForm({ own, title, prefix, product, productOf, detailsOf }: Props) {
  const { service, words } = own;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const { submit, onInput, errors, failure, isBusy, isSent, showsTrap } = useOwnForm(
    form,
    own,
    productOf,
    detailsOf,
  );
  const announced = failure ? words.failures[failure.name].heading : '';

  return (
    <form
      ref={form}
      id={`${prefix}-form`}
      className="own-form"
      aria-label={title}
      action={service.action}
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={onInput}
      {...{ [OWN_FORM]: '' }}
    >
      {product ? (
        <p className="own-form-note own-form-product">
          {words.product} <strong>{product}</strong>
        </p>
      ) : null}
      <OwnFormFields
        prefix={prefix}
        words={words}
        required={service.required}
        names={service.fields}
        errors={errors}
      />
      <div className={showsTrap ? 'own-form-field' : 'sr-only'}>
        <label htmlFor={`${prefix}-trap`} className="own-form-label">
          {words.trap}
        </label>
        <input
          id={`${prefix}-trap`}
          name={service.honeypot ?? undefined}
          type="text"
          tabIndex={showsTrap ? undefined : -1}
          autoComplete="off"
          className="own-form-control"
          data-trap=""
        />
      </div>
      <p className="own-form-note own-form-sent" tabIndex={-1} hidden={!isSent} data-sent="">
        {words.alreadySent}
      </p>
      {failure ? (
        <section className="own-form-failure" aria-labelledby={`${prefix}-failure`} tabIndex={-1}>
          <h3 id={`${prefix}-failure`}>{words.failures[failure.name].heading}</h3>
          {failure.reason ? <p>{`“${failure.reason}”`}</p> : null}
          <p>{words.failures[failure.name].text}</p>
        </section>
      ) : null}
      <button
        type="submit"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        className={buttonClass('primary', 'large', 'own-form-submit')}
      >
        {isBusy ? words.sending : words.submit}
      </button>
      <p role="status" className="sr-only">
        {isBusy ? words.sending : announced}
      </p>
    </form>
  );
}

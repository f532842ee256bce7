'use client';

import {
  BelowOwnForm,
  OWN_FORM_CLASS,
  type OwnFormProps,
} from '@/components/islands/form/own/BelowOwnForm';
import { OwnFormElement } from '@/components/islands/form/own/OwnFormElement';
import { useOwnForm } from '@/components/islands/form/own/useOwnForm';
import { useIsHydrated } from '@/components/islands/page/useIsHydrated';
import { buttonClass } from '@/components/parts/buttonClass';
import { siteId } from '@/lib/pages/siteId';

/**
 * The site's own form. Before hydration, the browser validates and posts it, or nobody can submit it if
 * the service needs JSON. After hydration, it is checked in words, and sent by fetch if the service allows
 * it.
 */
export function OwnForm({ own, title, place, products, ...below }: OwnFormProps) {
  const { service, words } = own;
  const isHydrated = useIsHydrated();
  const needsScripts = service.encoding === 'json';
  const {
    form,
    trap,
    sentNote,
    onSubmit,
    onInput,
    errors,
    failed,
    reason,
    isTrapped,
    isBusy,
    isSent,
    named,
    unsent,
  } = useOwnForm(own);

  return (
    <>
      <div className={OWN_FORM_CLASS}>
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
            named && products ? (
              <p className="own-form-note own-form-product">
                {words.product} <strong>{named}</strong>
              </p>
            ) : null
          }
        >
          <div
            className={isTrapped ? 'own-form-field' : 'sr-only'}
            // Nobody can see that Tab leaves it out.
            data-audit-skip={isTrapped ? undefined : 'focus'}
          >
            <label htmlFor={siteId(`${place}-trap`)} className="own-form-label">
              {words.trap}
            </label>
            <input
              ref={trap}
              id={siteId(`${place}-trap`)}
              name={service.honeypot ?? undefined}
              type="text"
              tabIndex={isTrapped ? undefined : -1}
              autoComplete="off"
              className="own-form-control"
            />
          </div>
          <p ref={sentNote} className="own-form-note own-form-sent" tabIndex={-1} hidden={!isSent}>
            {words.alreadySent}
          </p>
          {failed ? (
            <section
              className="own-form-failure"
              aria-labelledby={siteId(`${place}-failure`)}
              tabIndex={-1}
            >
              <h3 id={siteId(`${place}-failure`)}>{failed.heading}</h3>
              {reason ? <p>{`“${reason}”`}</p> : null}
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
      </div>
      <BelowOwnForm {...below} product={named} text={unsent} />
    </>
  );
}

'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { OwnFormConfig } from '@/components/islands/form/ownFormConfig';
import { OwnFormFields } from '@/components/islands/form/OwnFormFields';
import { LANGUAGE } from '@/lib/lead/own/completeLead';
import { OWN_FORM } from '@/lib/lead/own/fields';
import { siteId } from '@/lib/pages/siteId';

type Props = Omit<ComponentProps<'form'>, 'title'> & {
  own: OwnFormConfig;
  /** Where the form is: `popup`, `contact` or `booking`. */
  place: string;
  /** The products that a link to the page of the form may name. */
  products?: readonly string[];
  errors?: Readonly<Record<string, string | undefined>>;
  /** Above and below the fields. */
  above?: ReactNode;
  children: ReactNode;
};

/**
 * The form as the browser posts it: with the service's names, its hidden fields and, in attributes, what
 * the first script must know to complete it (lib/lead/own/completeLead.ts). A browser cannot post JSON:
 * the method `dialog` sends nothing.
 */
export function OwnFormElement({ own, place, products, errors, above, children, ...props }: Props) {
  const { service, fields, parameters, thanks, language, words } = own;
  const { encoding } = service;
  return (
    <form
      id={siteId(`${place}-form`)}
      action={encoding === 'json' ? undefined : service.action}
      method={encoding === 'json' ? 'dialog' : 'post'}
      encType={encoding === 'multipart' ? 'multipart/form-data' : undefined}
      data-parameters={JSON.stringify(parameters)}
      data-products={products?.join('\n')}
      {...{ [OWN_FORM]: place }}
      {...props}
    >
      {above}
      <OwnFormFields place={place} fields={fields} words={words} errors={errors} />
      {Object.entries(service.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <input type="hidden" name={LANGUAGE} value={language} readOnly />
      {service.redirect ? (
        <input type="hidden" name={service.redirect} value={thanks} readOnly data-thanks="" />
      ) : null}
      {children}
    </form>
  );
}

'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { OwnFormConfig } from '@/components/islands/form/own/ownFormConfig';
import { FIELD, OWN_FORM, type FormFacts, type SentField } from '@/lib/lead/own/fields';
import { LANGUAGE } from '@/lib/lead/own/leadFields';
import { siteId } from '@/lib/pages/siteId';

type Props = Omit<ComponentProps<'form'>, 'title'> &
  Pick<FormFacts, 'place' | 'products'> & {
    own: OwnFormConfig;
    errors?: Readonly<Record<string, string | undefined>>;
    /** Above and below the fields. */
    above?: ReactNode;
    children: ReactNode;
  };

/**
 * The form as the browser posts it: with the service's names, its hidden fields and, in one attribute,
 * what scripts must know to complete a lead (lib/browser/lead/own/completeLead.ts). A browser cannot post JSON:
 * the method `dialog` sends nothing.
 */
export function OwnFormElement({
  own,
  place,
  products,
  errors = {},
  above,
  children,
  ...props
}: Props) {
  const { service, fields, parameters, thanks, language, words } = own;
  const { encoding, redirect } = service;
  const facts: FormFacts = {
    place,
    parameters,
    products,
    redirect,
  };
  return (
    <form
      id={siteId(`${place}-form`)}
      action={encoding === 'json' ? undefined : service.action}
      method={encoding === 'json' ? 'dialog' : 'post'}
      encType={encoding === 'multipart' ? 'multipart/form-data' : undefined}
      {...{ [OWN_FORM]: JSON.stringify(facts) }}
      {...props}
    >
      {above}
      {fields.map((field) => (
        <Field key={field.id} field={field} place={place} words={words} error={errors[field.id]} />
      ))}
      {Object.entries(service.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <input type="hidden" name={LANGUAGE} value={language} readOnly />
      {redirect ? <input type="hidden" name={redirect} value={thanks} readOnly /> : null}
      {children}
    </form>
  );
}

type FieldProps = {
  field: SentField;
  /** Distinguishes the ids of several forms. */
  place: string;
  words: Pick<OwnFormConfig['words'], 'optional' | 'choose'>;
  error: string | undefined;
};

function Field({ field, place, words, error }: FieldProps) {
  const { id, type, label, required, hint, name } = field;
  const controlId = siteId(`${place}-field-${id}`);
  const hintId = siteId(`${place}-hint-${id}`);
  const errorId = siteId(`${place}-error-${id}`);
  const isBox = type === 'checkbox';
  return (
    <div className={`own-form-field own-form-${type}`}>
      <label
        htmlFor={controlId}
        className="own-form-label"
        data-optional={required || isBox ? undefined : words.optional}
      >
        {label}
      </label>
      <Control
        field={field}
        choose={words.choose}
        id={controlId}
        name={name}
        required={required}
        className={isBox ? 'own-form-box' : 'own-form-control'}
        aria-describedby={hint ? `${errorId} ${hintId}` : errorId}
        aria-invalid={error ? true : undefined}
        {...{ [FIELD]: id }}
      />
      {hint ? (
        <p id={hintId} className="own-form-hint">
          {hint}
        </p>
      ) : null}
      <p id={errorId} className="own-form-error">
        {error}
      </p>
    </div>
  );
}

const MODES = { email: 'email', tel: 'tel' } as const;

type ControlProps = ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>;

/**
 * The fields are uncontrolled, so that hydration keeps what has been typed before. None has a maximum
 * length, with which browsers would cut what is pasted without a word.
 */
function Control({ field, choose, ...props }: { field: SentField; choose: string } & ControlProps) {
  const { type, autocomplete, options = [] } = field;
  const shared = { ...props, autoComplete: autocomplete };
  if (type === 'textarea') return <textarea {...shared} rows={3} />;
  if (type === 'select')
    return (
      <select {...shared} defaultValue="">
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  if (type === 'checkbox' || type === 'file') return <input {...shared} type={type} />;
  const inputMode = type === 'text' ? undefined : MODES[type];
  return <input {...shared} type={type} inputMode={inputMode} enterKeyHint="next" />;
}

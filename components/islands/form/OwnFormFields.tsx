'use client';

import type { ComponentProps } from 'react';
import { FIELD, type SentField } from '@/lib/lead/own/fields';
import { siteId } from '@/lib/pages/siteId';

type Props = {
  /** Where the form is, which distinguishes the ids of several forms. */
  place: string;
  fields: readonly SentField[];
  /** Words for fields that may stay empty, and for a select in which nothing is chosen. */
  words: { optional: string; choose: string };
  errors?: Readonly<Record<string, string | undefined>>;
};

const MODES = { email: 'email', tel: 'tel' } as const;

type ControlProps = ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>;

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

/**
 * The fields of the site's own form. They are uncontrolled, so that
 * hydration keeps what has been typed before. No field has a maximum length, with which browsers would
 * cut what is pasted without a word.
 */
export function OwnFormFields({ place, fields, words, errors = {} }: Props) {
  return fields.map((field) => {
    const { id, type, label, required, hint, name } = field;
    const controlId = siteId(`${place}-field-${id}`);
    const hintId = siteId(`${place}-hint-${id}`);
    const errorId = siteId(`${place}-error-${id}`);
    const error = errors[id];
    const isBox = type === 'checkbox';
    return (
      <div key={id} className={`own-form-field own-form-${type}`}>
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
  });
}

import type { ComponentProps } from 'react';
import { FIELD } from '@/lib/lead/draft';
import { LEAD_FIELDS, type LeadField } from '@/lib/lead/leadFields';

export type FieldWords = Readonly<
  Record<LeadField, { label: string; missing?: string; wrong?: string }>
>;

type Props = {
  /** Distinguishes the ids of several forms. */
  prefix: string;
  words: { fields: FieldWords; optional: string };
  required: readonly LeadField[];
  /** The names under which the fields are sent. Without names, nothing is sent. */
  names?: Readonly<Record<LeadField, string>>;
  errors?: Partial<Readonly<Record<LeadField, string>>>;
};

/** No field has a maximum length, with which browsers would cut what is pasted without a word. */
const CONTROLS: Readonly<Record<LeadField, ComponentProps<'input'>>> = {
  name: { type: 'text', autoComplete: 'name', enterKeyHint: 'next' },
  company: { type: 'text', autoComplete: 'organization', enterKeyHint: 'next' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', enterKeyHint: 'next' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
  message: {},
};

/**
 * The fields of the site's own form and of the demonstration form. They are uncontrolled, so that
 * hydration keeps what has been typed before.
 */
export function OwnFormFields({ prefix, words, required, names, errors = {} }: Props) {
  return LEAD_FIELDS.map((id) => {
    const control = {
      id: `${prefix}-${id}`,
      name: names?.[id],
      required: required.includes(id),
      className: 'own-form-control',
      'aria-describedby': `${prefix}-${id}-error`,
      'aria-invalid': errors[id] ? true : undefined,
      [FIELD]: id,
    };
    return (
      <div key={id} className={`own-form-field own-form-${id}`}>
        <label
          htmlFor={control.id}
          className="own-form-label"
          data-optional={control.required ? undefined : words.optional}
        >
          {words.fields[id].label}
        </label>
        {id === 'message' ? (
          <textarea {...control} rows={3} />
        ) : (
          <input {...CONTROLS[id]} {...control} />
        )}
        <p id={control['aria-describedby']} className="own-form-error">
          {errors[id]}
        </p>
      </div>
    );
  });
}

import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/parts/ButtonLink';
import { ownForm as words } from '@/content/leadForm';
import { OWN_FORM } from '@/lib/parameters';
import { siteId } from '@/lib/urls';

/** What is not explained is the HTML attribute of the same name. */
export type LeadField = {
  /** The name of the field for the endpoint. */
  name: string;
  /** With a `file`, the form is sent as multipart/form-data. */
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox' | 'file';
  label: string;
  required?: boolean;
  autoComplete?: string;
  /** Browsers cut pasted text silently: only for an endpoint that rejects longer values. */
  maxLength?: number;
  /** Below the field. */
  hint?: string;
  /** Of a `select`. */
  options?: readonly string[];
};

type Props = {
  action: string;
  /** What the endpoint needs besides the fields, such as a key, or the URL of /thank-you. */
  hidden: readonly (readonly [name: string, value: string])[];
  title: string;
  /** Where the form is, for unique ids. */
  place: string;
};

/**
 * The browser validates the form and posts it to the endpoint, which redirects to /thank-you. The first
 * script adds the product, the attribution and the id of the lead (lib/browser/ownForm.ts).
 */
export function OwnForm({ action, hidden, title, place }: Props) {
  const fields: readonly LeadField[] = words.fields;
  const hasFile = fields.some(({ type }) => type === 'file');
  return (
    <form
      action={action}
      method="post"
      encType={hasFile ? 'multipart/form-data' : undefined}
      aria-label={title}
      className={`${OWN_FORM} print:hidden`}
    >
      {fields.map((field) => (
        <Field key={field.name} field={field} id={siteId(`${place}-${fields.indexOf(field)}`)} />
      ))}
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Not displayed: whoever fills it in is a robot. */}
      <label className="own-form-trap">
        {words.trap.label}
        <input name={words.trap.name} tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className={buttonClass('primary', 'large', 'own-form-submit')}>
        {words.submit}
      </button>
    </form>
  );
}

type FieldProps = { field: LeadField; id: string };

function Field({ field, id }: FieldProps) {
  const { type, label, hint, options, ...attributes } = field;
  const isBox = type === 'checkbox';
  return (
    <div className={`own-form-field own-form-${type}`}>
      <label htmlFor={id} className="own-form-label">
        {label}
        {field.required || isBox ? null : (
          <span className="own-form-optional">{` (${words.optional})`}</span>
        )}
      </label>
      <Control
        {...attributes}
        type={type}
        options={options}
        id={id}
        aria-describedby={hint && `${id}-hint`}
        className={isBox ? 'own-form-box' : 'own-form-control'}
      />
      {hint ? (
        <p id={`${id}-hint`} className="own-form-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type ControlProps = ComponentProps<'input'> &
  ComponentProps<'select'> &
  ComponentProps<'textarea'> & { options?: readonly string[] };

/** Uncontrolled, so that hydration keeps what has been typed, filled in or restored before. */
function Control({ type, options = [], ...attributes }: ControlProps) {
  if (type === 'textarea') return <textarea {...attributes} rows={3} />;
  if (type !== 'select') return <input {...attributes} type={type} />;
  return (
    <select {...attributes}>
      <option value="">{words.choose}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

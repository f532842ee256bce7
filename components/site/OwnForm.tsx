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

/** In a wide form, each field takes half. */
const GRID =
  'grid grid-cols-[repeat(auto-fit,minmax(max(min(11.5rem,100%),(100%_-_theme(spacing.5))_/_2),1fr))] gap-x-5 gap-y-4 px-3 pt-2 print:hidden';

const FIELD: Partial<Record<LeadField['type'], string>> = {
  textarea: 'col-span-full',
  checkbox: 'col-span-full grid grid-cols-[auto_1fr] items-center gap-x-3',
};

/**
 * iOS zooms into focused fields with smaller text than 16 px. What scrolls to a focused control also shows
 * the focus ring. The border of an invalid one is wider, for forced colors.
 */
const CONTROL =
  'block w-full scroll-m-2 rounded-input border-[length:theme(spacing.stroke)] border-field bg-field-ground px-3.5 py-2.5 text-body/normal transition-[border-color] duration-fast ease-linear hover:border-ink user-invalid:border-3 user-invalid:border-accent-text user-invalid:px-[calc(theme(spacing[3.5])_+_theme(spacing.stroke)_-_theme(spacing.ring))] user-invalid:py-[calc(theme(spacing[2.5])_+_theme(spacing.stroke)_-_theme(spacing.ring))]';

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
      className={`${OWN_FORM} ${GRID}`}
    >
      {fields.map((field) => (
        <Field key={field.name} field={field} id={siteId(`${place}-${fields.indexOf(field)}`)} />
      ))}
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Not displayed: whoever fills it in is a robot. */}
      <label className="hidden">
        {words.trap.label}
        <input name={words.trap.name} tabIndex={-1} autoComplete="off" />
      </label>
      <button
        type="submit"
        className={buttonClass('primary', 'large', 'col-span-full justify-self-start')}
      >
        {words.submit}
      </button>
    </form>
  );
}

type FieldProps = { field: LeadField; id: string };

function Field({ field, id }: FieldProps) {
  const { label, hint, ...attributes } = field;
  const isBox = field.type === 'checkbox';
  return (
    <div className={FIELD[field.type]}>
      <label
        htmlFor={id}
        className={`block text-[1rem] font-semibold ${isBox ? 'col-start-2 row-start-1' : 'mb-1.5'}`}
      >
        {label}
        {field.required || isBox ? null : (
          <span className="font-normal text-ink-soft">{` (${words.optional})`}</span>
        )}
      </label>
      <Control {...attributes} id={id} aria-describedby={hint && `${id}-hint`} />
      {hint ? (
        <p id={`${id}-hint`} className="col-span-full mt-1.5 text-small text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type ControlProps = ComponentProps<'input'> &
  ComponentProps<'select'> &
  ComponentProps<'textarea'> &
  Pick<LeadField, 'options'>;

/** Uncontrolled, so that hydration keeps what has been typed, filled in or restored before. */
function Control({ type, options = [], ...attributes }: ControlProps) {
  if (type === 'checkbox')
    return (
      <input
        {...attributes}
        type={type}
        className="my-[calc((theme(spacing.target)_-_theme(spacing.6))_/_2)] size-6"
      />
    );
  if (type === 'textarea')
    return (
      // Grows with the text, where browsers support it.
      <textarea
        {...attributes}
        rows={3}
        className={`${CONTROL} field-sizing-content max-h-[60vh] min-h-30 resize-y`}
      />
    );
  if (type !== 'select')
    return <input {...attributes} type={type} className={`${CONTROL} min-h-12`} />;
  return (
    <select {...attributes} className={`${CONTROL} min-h-12`}>
      <option value="">{words.choose}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

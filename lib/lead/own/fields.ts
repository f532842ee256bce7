import { knownProduct, type ParameterRule } from '@/lib/lead/parameters';

/** The fields of the site's own form (content/leadForm.ts), and what has been entered into them. */

type FieldType = 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox' | 'file';

export type LeadField = {
  id: string;
  /** The name under which the field is sent, if the service has one of its own for it. Default: the id */
  name?: string;
  type: FieldType;
  label: string;
  required?: boolean;
  /** The value of the attribute `autocomplete`, such as `organization`. */
  autocomplete?: string;
  /** The choices of a select. */
  options?: readonly string[];
  /** The longest value, in characters. The form asks to shorten a longer one. */
  length?: number;
  /** The largest file, in megabytes. */
  megabytes?: number;
  /** A note below the field, such as which files are accepted. */
  hint?: string;
  /** The message if a required field is empty. */
  missing?: string;
  /** The message if the value is not what the field is for. */
  wrong?: string;
};

/** Every service needs these fields. */
export const NEEDED: readonly string[] = ['name', 'email', 'message'];

/** A field as a service gets it. */
export type SentField = LeadField & { name: string; required: boolean };

export const sentFields = (fields: readonly LeadField[]): readonly SentField[] =>
  fields.map((field) => ({
    ...field,
    name: field.name ?? field.id,
    required: Boolean(field.required) || NEEDED.includes(field.id),
  }));

/**
 * What a visitor has entered, by id. A checkbox has `on` or nothing. A file has its name, its size in bytes
 * and the time of its last change, separated by slashes, so that a corrected file is another one.
 */
export type LeadText = Readonly<Record<string, string>>;

export const hasText = (text: LeadText) => Object.values(text).some((value) => value.trim() !== '');

/** Marks a control, with the id of its field. */
export const FIELD = 'data-field';
/** Marks the site's own form, with what scripts must know of it, as JSON. */
export const OWN_FORM = 'data-own-form';

export type FormFacts = {
  /** Where the form is. */
  place: 'popup' | 'contact' | 'booking';
  /** The product and the attribution that a lead contains. */
  parameters: readonly ParameterRule[];
  /** The products that a link to the page of the form may name. */
  products?: readonly string[];
  /** The hidden field with the URL of /thank-you, if the service has one. */
  redirect: string | null;
};

export const factsOf = (form: Element) => JSON.parse(form.getAttribute(OWN_FORM)!) as FormFacts;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const controlsIn = (form: ParentNode) => [...form.querySelectorAll<Control>(`[${FIELD}]`)];

export const idOf = (control: Element) => control.getAttribute(FIELD)!;

function valueOf(control: Control) {
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked ? 'on' : '';
  if (control.type !== 'file') return control.value;
  const file = fileIn(control);
  return file ? [file.name, file.size, file.lastModified].join('/') : '';
}

/** The file that a control contains. */
export const fileIn = (control: Control) => (control as HTMLInputElement).files?.[0];

/** What a text says of a file. */
export function fileOf(value: string) {
  const [name = '', size = '0'] = value.split('/');
  return { name, size: Number(size) };
}

export const textIn = (form: ParentNode): LeadText =>
  Object.fromEntries(controlsIn(form).map((control) => [idOf(control), valueOf(control)]));

export const ownForms = () => [...document.querySelectorAll<HTMLFormElement>(`[${OWN_FORM}]`)];

/** Without the form of the closed booking dialog, which the HTML contains. */
export const shownForms = () => ownForms().filter((form) => !form.closest('dialog:not([open])'));

/**
 * The product of a form: the one that its dialog books (components/first-script/booking.ts) or, if the form knows
 * it, the one in the query of the page.
 */
export function productOf(form: Element): string | null {
  const booked = form.closest('dialog')?.dataset.product;
  return booked ?? knownProduct(factsOf(form).products, location.search);
}

/** The fields of the site's own form (content/leadForm.ts), and what has been entered into them. */

type FieldType = 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox' | 'file';

export type LeadField = {
  /** The name under which the field is sent, unless the service has a name of its own for it. */
  id: string;
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
export const NEEDED = ['name', 'email', 'message'] as const;

/** What a visitor has entered, by id. A checkbox has `on` or nothing, a file its name. */
export type LeadText = Readonly<Record<string, string>>;

export const hasText = (text: LeadText) => Object.values(text).some((value) => value.trim() !== '');

/** Marks a control, with the id of its field. */
export const FIELD = 'data-field';
/** Marks the site's own form, with its place. */
export const OWN_FORM = 'data-own-form';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const controlsIn = (form: ParentNode) => [...form.querySelectorAll<Control>(`[${FIELD}]`)];

export const idOf = (control: Element) => control.getAttribute(FIELD)!;

function valueOf(control: Control) {
  const { checked, files } = control as HTMLInputElement;
  if (control.type === 'checkbox') return checked ? 'on' : '';
  if (control.type === 'file') return files?.[0]?.name ?? '';
  return control.value;
}

export const textIn = (form: ParentNode): LeadText =>
  Object.fromEntries(controlsIn(form).map((control) => [idOf(control), valueOf(control)]));

export const ownForms = () => [...document.querySelectorAll<HTMLFormElement>(`[${OWN_FORM}]`)];

/** Writes text into a form. A field that already has a value keeps it. A file cannot be restored. */
export function fillIn(form: ParentNode, text: LeadText) {
  for (const control of controlsIn(form)) {
    const value = text[idOf(control)] ?? '';
    if (control.type === 'checkbox') (control as HTMLInputElement).checked ||= value === 'on';
    else if (control.type !== 'file') control.value ||= value;
  }
}

/** The product of a form: the booked one or, if the form knows it, the one in the query of the page. */
export function productOf(form: HTMLFormElement): string | null {
  const { product, products = '' } = form.dataset;
  const named = new URLSearchParams(location.search).get('product');
  return product ?? products.split('\n').find((known) => known === named) ?? null;
}

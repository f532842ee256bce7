import { knownProduct } from '@/lib/lead/parameters';

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
/** Marks the site's own form, with its place. */
export const OWN_FORM = 'data-own-form';

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

/** Scripts can put a file into a control only by way of a list that a drag has made. */
function listOf(file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}

/**
 * Writes text and files into a form. A field that already has a value keeps it.
 *
 * @param files the files that this document still has, by id
 */
export function fillIn(form: ParentNode, text: LeadText, files: ReadonlyMap<string, File>) {
  for (const control of controlsIn(form)) {
    const id = idOf(control);
    const value = text[id] ?? '';
    const file = files.get(id);
    if (control.type === 'checkbox') (control as HTMLInputElement).checked ||= value === 'on';
    else if (control.type !== 'file') control.value ||= value;
    else if (file && !fileIn(control)) (control as HTMLInputElement).files = listOf(file);
  }
}

/**
 * The product of a form: the one that its dialog books (components/first-script/booking.ts) or, if the form knows
 * it, the one in the query of the page.
 */
export function productOf(form: HTMLFormElement): string | null {
  const { products = '' } = form.dataset;
  const booked = form.closest('dialog')?.dataset.product;
  return booked ?? knownProduct(products.split('\n'), location.search);
}

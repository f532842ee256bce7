import { controlsIn, idOf } from '@/lib/lead/own/fields';
import { plainValue } from '@/lib/lead/own/rules';

/** The field that contains the id of a lead, at services that accept fields that they do not know. */
export const LEAD_ID = 'lead_id';

/** The field with the language of the page. */
export const LANGUAGE = 'language';

/** The product and the attribution, by the names under which they are sent. */
export type Details = readonly (readonly [name: string, value: string])[];

/** Adds lines to the end of a message. */
export const withDetails = (message: string, details: Details) =>
  details.length === 0
    ? message
    : `${message}\n\n${details.map(([name, value]) => `${name}: ${value}`).join('\n')}`;

/** A field of a lead, and what the visitor has entered. */
type Entry = {
  id: string;
  name: string;
  type: string;
  value: string;
  /** The service drops a lead with a longer value. */
  max?: number;
  isUnknown: boolean;
};

/**
 * Completes the fields of a lead. What the service would drop goes into the message: fields that it does not
 * know, and the end of values that are too long.
 *
 * @param drops whether the service drops fields that it does not know
 */
export function completeFields(
  data: FormData,
  entries: readonly Entry[],
  drops: boolean,
  id: string,
  details: Details,
) {
  const lines: (readonly [string, string])[] = [];
  let message = '';
  for (const { id: field, name, type, value: entered, max = Infinity, isUnknown } of entries) {
    if (type === 'file') continue;
    const isBox = type === 'checkbox';
    const value = isBox ? String(data.get(name) ?? '') : plainValue(type, entered);
    if (field === 'message') message = name;
    if (value !== '' && ((drops && isUnknown) || value.length > max)) lines.push([field, value]);
    if (!isBox) data.set(name, value.slice(0, max));
  }
  for (const [name, value] of details) data.set(name, value);
  if (drops) {
    lines.push(...details);
    lines.push([LANGUAGE, String(data.get(LANGUAGE))]);
  } else data.set(LEAD_ID, id);
  data.set(message, withDetails(String(data.get(message)), lines));
}

/**
 * Completes what a form sends, in the event `formdata`: for the browser's own post and for fetch. How the
 * service works is in the attributes of the form and of its controls (OwnForm.tsx).
 */
export function completeLead(form: HTMLFormElement, data: FormData, id: string, details: Details) {
  const entries = controlsIn(form).map((control) => ({
    id: idOf(control),
    name: control.name,
    type: control.type,
    value: control.value,
    max: control.dataset.max === undefined ? undefined : Number(control.dataset.max),
    isUnknown: control.dataset.unknown !== undefined,
  }));
  completeFields(data, entries, form.hasAttribute('data-drops'), id, details);
  // A copy of the site, such as a preview, has another origin than the build knows.
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('[data-thanks]'))
    data.set(name, location.origin + new URL(value).pathname);
}

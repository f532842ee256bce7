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

/**
 * Completes what a form sends, in the event `formdata`: for the browser's own post and for fetch. What
 * the service would drop goes into the message: fields that it does not know, and the end of values that
 * are too long. How the service works is in the attributes of the form and of its controls
 * (OwnForm.tsx).
 */
export function completeLead(form: HTMLFormElement, data: FormData, id: string, details: Details) {
  const drops = form.hasAttribute('data-drops');
  const lines: (readonly [string, string])[] = [];
  let message = '';
  for (const control of controlsIn(form)) {
    const { name, type, dataset } = control;
    if (type === 'file') continue;
    const isBox = type === 'checkbox';
    const value = isBox ? String(data.get(name) ?? '') : plainValue(type, control.value);
    const max = Number(dataset.max ?? Infinity);
    const isDropped = drops && dataset.unknown !== undefined;
    if (idOf(control) === 'message') message = name;
    if (value !== '' && (isDropped || value.length > max)) lines.push([idOf(control), value]);
    if (!isBox) data.set(name, value.slice(0, max));
  }
  for (const [name, value] of details) data.set(name, value);
  if (drops) {
    lines.push(...details);
    lines.push([LANGUAGE, String(data.get(LANGUAGE))]);
  } else data.set(LEAD_ID, id);
  data.set(message, withDetails(String(data.get(message)), lines));
  // A copy of the site, such as a preview, has another origin than the build knows.
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('[data-thanks]'))
    data.set(name, location.origin + new URL(value).pathname);
}

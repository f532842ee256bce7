import { controlsIn } from '@/lib/lead/own/fields';
import { plainValue } from '@/lib/lead/own/rules';

/** The field that contains the id of a lead. */
export const LEAD_ID = 'lead_id';

/** The field with the language of the page. */
export const LANGUAGE = 'language';

/** The product and the attribution, by the names under which they are sent. */
export type Details = readonly (readonly [name: string, value: string])[];

/** A field of a lead, and what the visitor has entered. */
type Entry = {
  name: string;
  type: string;
  value: string;
};

/** Completes the fields of a lead. */
export function completeFields(
  data: FormData,
  entries: readonly Entry[],
  id: string,
  details: Details,
) {
  for (const { name, type, value } of entries)
    if (type !== 'file' && type !== 'checkbox') data.set(name, plainValue(type, value));
  for (const [name, value] of details) data.set(name, value);
  data.set(LEAD_ID, id);
}

/**
 * Completes what a form sends, in the event `formdata`: for the browser's own post and for fetch.
 */
export function completeLead(form: HTMLFormElement, data: FormData, id: string, details: Details) {
  const entries = controlsIn(form).map((control) => ({
    name: control.name,
    type: control.type,
    value: control.value,
  }));
  completeFields(data, entries, id, details);
  // A copy of the site, such as a preview, has another origin than the build knows.
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('[data-thanks]'))
    data.set(name, location.origin + new URL(value).pathname);
}

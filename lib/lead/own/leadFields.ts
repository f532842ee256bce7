import { plainValue } from '@/lib/lead/own/rules';

/** The field that contains the id of a lead. */
export const LEAD_ID = 'lead_id';

/** The field with the language of the page. */
export const LANGUAGE = 'language';

/** A field of a lead, and what the visitor has entered. */
type Entry = {
  name: string;
  type: string;
  value: string;
};

/**
 * Completes the fields of a lead.
 *
 * @param details the product and the attribution, by the names under which they are sent
 */
export function completeFields(
  data: FormData,
  entries: readonly Entry[],
  id: string,
  details: Iterable<readonly [name: string, value: string]>,
) {
  for (const { name, type, value } of entries)
    if (type !== 'file' && type !== 'checkbox') data.set(name, plainValue(type, value));
  for (const [name, value] of details) data.set(name, value);
  data.set(LEAD_ID, id);
}

import type { FormService } from '@/lib/lead/formServices';
import { LEAD_ID } from '@/lib/lead/ownForm';
import { isCampaign, WILDCARD, type ParameterRule } from '@/lib/lead/parameters';

/** What scripts read and call on a form element. A field with such a name would hide it. */
const FORM_MEMBERS = [
  ...['action', 'dataset', 'elements', 'enctype', 'method', 'noValidate', 'target'],
  ...['append', 'checkValidity', 'reportValidity', 'requestSubmit', 'reset', 'submit'],
];

/**
 * Checks the names of hidden fields and of query parameters, which the form also sends as fields. Two
 * fields with one name would arrive as a list, or one of them not at all.
 *
 * @param hidden the names in NEXT_PUBLIC_LEAD_FORM_FIELDS
 * @returns the setting with the first name that the form itself has, and that name; `null` if there is
 * none
 */
export function takenName(
  { fields, redirect, honeypot, hidden: fixed = {} }: FormService,
  hidden: readonly string[],
  rules: readonly ParameterRule[],
) {
  const own = [...Object.values(fields), redirect, honeypot, LEAD_ID, ...FORM_MEMBERS];
  const field = hidden.find((name, index) => own.includes(name) || hidden.indexOf(name) < index);
  if (field) return { setting: 'NEXT_PUBLIC_LEAD_FORM_FIELDS', name: field } as const;
  const all = [...own, ...hidden, ...Object.keys(fixed)].filter((name) => name !== undefined);
  const name = all.find((taken) =>
    rules.some(({ name, sent }) => (name === WILDCARD ? isCampaign(taken) : sent === taken)),
  );
  return name === undefined
    ? null
    : ({ setting: 'NEXT_PUBLIC_LEAD_FORM_PARAMETERS', name } as const);
}

import { LANGUAGE, LEAD_ID } from '@/lib/lead/own/leadFields';
import { NEEDED, sentFields, type LeadField } from '@/lib/lead/own/fields';
import type { Encoding } from '@/lib/lead/own/request';
import type { FormService } from '@/lib/lead/own/services';
import { isCampaign, PRODUCT_PARAMETER, WILDCARD, type ParameterRule } from '@/lib/lead/parameters';

/**
 * The names that the form itself uses. Most are what scripts read and call on a form element: a field with
 * such a name would hide it.
 */
const RESERVED: readonly string[] = [
  LEAD_ID,
  LANGUAGE,
  'action',
  'dataset',
  'elements',
  'enctype',
  'method',
  'noValidate',
  'target',
  'append',
  'checkValidity',
  'reportValidity',
  'requestSubmit',
  'reset',
  'submit',
];

const namesOf = (fields: readonly LeadField[]) => sentFields(fields).map(({ name }) => name);

/**
 * Checks the names of hidden fields and of query parameters, which the form also sends as fields. Two
 * fields with one name would arrive as a list, or one of them not at all.
 *
 * @param hidden the names in NEXT_PUBLIC_LEAD_FORM_FIELDS
 * @returns the setting with the first name that the form itself has, and that name; `null` if there is
 * none
 */
export function takenName(
  service: FormService,
  fields: readonly LeadField[],
  hidden: readonly string[],
  rules: readonly ParameterRule[],
) {
  const { redirect, honeypot } = service;
  const own = [...namesOf(fields), redirect, honeypot, ...RESERVED];
  const field = hidden.find((name, index) => own.includes(name) || hidden.indexOf(name) < index);
  if (field) return { setting: 'NEXT_PUBLIC_LEAD_FORM_FIELDS', name: field } as const;
  const all = [...own, ...hidden].filter((name) => name !== undefined);
  const name = all.find((taken) =>
    rules.some(({ name, sent }) => (name === WILDCARD ? isCampaign(taken) : sent === taken)),
  );
  return name === undefined
    ? null
    : ({ setting: 'NEXT_PUBLIC_LEAD_FORM_PARAMETERS', name } as const);
}

const LIST = 'content/leadForm.ts ownForm.fields';

/** What stops a build: one line for each mistake in the list of fields, whatever the service is. */
export function* leadFieldProblems(fields: readonly LeadField[]): Generator<string> {
  const ids = fields.map(({ id }) => id);
  const names = namesOf(fields);
  for (const id of NEEDED)
    if (!ids.includes(id))
      yield `${LIST}: lacks the field "${id}": add it, because every service needs it`;
  for (const [index, { id, name, type, label, options = [], megabytes }] of fields.entries()) {
    const field = `${LIST}[${index}]`;
    const sent = name ?? id;
    const named = `${field}.${name === undefined ? 'id' : 'name'}: is "${sent}"`;
    const isReserved = RESERVED.includes(sent) || sent === PRODUCT_PARAMETER || isCampaign(sent);
    if (!/^[a-z][\w-]*$/i.test(id))
      yield `${field}.id: is "${id}", but must be letters, digits, - and _: correct it`;
    if (isReserved) yield `${named}, a name that the form itself uses: choose another`;
    const first = Math.min(ids.indexOf(id), names.indexOf(sent));
    if (first < index) yield `${named}, like that of field ${first}: make it unique`;
    // The type checker would say this in ten lines, after the build has begun.
    if (!label) yield `${field}: has no label: add \`label\`, which names the field`;
    if (type === 'select' && options.length === 0)
      yield `${field}: is a select without options: add \`options\``;
    if (type === 'file' && !megabytes)
      yield `${field}: takes a file of any size: add \`megabytes\`, and say so in \`hint\``;
  }
  if (fields.filter(({ type }) => type === 'file').length > 1)
    yield `${LIST}: has several fields of the type file: keep one`;
}

const fileIn = (fields: readonly LeadField[]) => fields.find(({ type }) => type === 'file');

/** The encoding of a lead, unless the setting names one. Only `multipart` contains files. */
export const encodingOf = ({ encoding }: FormService, fields: readonly LeadField[]): Encoding =>
  encoding ?? (fileIn(fields) ? 'multipart' : 'urlencoded');

/**
 * Why the encoding in NEXT_PUBLIC_LEAD_FORM_ENCODING would lose leads, or `null`.
 *
 * @param encoding an encoding, or an empty string
 */
export function encodingProblem(
  name: string,
  service: FormService,
  fields: readonly LeadField[],
  encoding: string,
) {
  if (encoding === '' || encoding === service.encoding) return null;
  if (service.encoding) return `${name} understands only ${service.encoding}: remove the setting`;
  if (encoding === 'json' && service.mode === 'post')
    return `the browser posts the form to ${name}, and browsers do not post JSON: remove the setting`;
  const file = fileIn(fields);
  return file && encoding !== 'multipart'
    ? `the form has the file "${file.id}": set multipart, or remove the field from ${LIST}`
    : null;
}

/** What a service cannot do with the fields, or `null`. */
export function serviceProblem(name: string, service: FormService, fields: readonly LeadField[]) {
  const file = fileIn(fields);
  if (file && !service.takesFiles)
    return `${LIST}: has the file "${file.id}", which ${name} does not take: remove the field, or use a service that takes files (docs/lead-form.md)`;
  const taken = namesOf(fields).find(
    (each) => each === service.honeypot || each === service.redirect,
  );
  return taken
    ? `${LIST}: has the name "${taken}", which ${name} uses for something else: choose another`
    : null;
}

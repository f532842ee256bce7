import { encodingOf, encodingProblem, serviceProblem, takenName } from '@/lib/lead/own/fieldNames';
import type { LeadField } from '@/lib/lead/own/fields';
import { ENCODINGS, type Encoding } from '@/lib/lead/own/request';
import {
  FORM_SERVICES,
  formService,
  isFormService,
  serviceOf,
  type FormServiceName,
} from '@/lib/lead/own/services';
import type { ParameterRule } from '@/lib/lead/parameters';
import { isFormUrl } from '@/lib/settings/origins';
import { oneOf, settingError, settingRules, type Values } from '@/lib/settings/rules';

/** Where the site's own form sends leads, and how (services.ts). */
export type OwnFormSettings = {
  kind: 'own';
  /** The endpoint. */
  src: string;
  service: FormServiceName;
  encoding: Encoding;
  /** Hidden fields with fixed values, such as a key. */
  hidden: Readonly<Record<string, string>>;
  /** The origins that may receive and answer the lead, as sources of a policy. */
  origins: readonly string[];
};

const isEncoding = (value: string): value is Encoding =>
  (ENCODINGS as readonly string[]).includes(value);

export const OWN_FORM_SETTINGS = settingRules({
  NEXT_PUBLIC_LEAD_FORM_ACTION: {
    accepts: (value) => isFormUrl(value) && !value.includes('#'),
    expected: 'an https URL without a fragment, such as https://formspree.io/f/form_id',
  },
  NEXT_PUBLIC_LEAD_FORM_SERVICE: {
    ...oneOf(...Object.keys(FORM_SERVICES)),
    needs: 'NEXT_PUBLIC_LEAD_FORM_ACTION',
  },
  NEXT_PUBLIC_LEAD_FORM_ENCODING: {
    ...oneOf(...ENCODINGS),
    needs: 'NEXT_PUBLIC_LEAD_FORM_ACTION',
  },
  NEXT_PUBLIC_LEAD_FORM_FIELDS: {
    accepts: (value) => value.split('&').every((pair) => /^[^=\s]+=\S+$/.test(pair)),
    expected: 'names and values in the format of a query, such as access_key=123&from_name=Website',
    needs: 'NEXT_PUBLIC_LEAD_FORM_ACTION',
  },
});

/**
 * @throws Error if the service needs a hidden field that is not set, or does not take a field or the
 * encoding, or if a name is already taken
 */
export function readOwnForm(
  values: Values<keyof typeof OWN_FORM_SETTINGS | 'NEXT_PUBLIC_LEAD_FORM_PARAMETERS'>,
  fields: readonly LeadField[],
  parameters: readonly ParameterRule[],
  furtherOrigins: readonly string[],
): OwnFormSettings {
  const src = values.NEXT_PUBLIC_LEAD_FORM_ACTION;
  const named = values.NEXT_PUBLIC_LEAD_FORM_SERVICE;
  const name = isFormService(named) ? named : serviceOf(src);
  const service = formService(name);
  const added = new URLSearchParams(values.NEXT_PUBLIC_LEAD_FORM_FIELDS);
  const key = service.keys?.find((each) => !added.get(each));
  if (key)
    throw settingError(
      values,
      'NEXT_PUBLIC_LEAD_FORM_FIELDS',
      `${name} needs ${key}: add ${key}=…, as in the form that ${name} generates`,
    );
  const problem = serviceProblem(name, service, fields);
  if (problem) throw new Error(problem);
  const encoding = values.NEXT_PUBLIC_LEAD_FORM_ENCODING;
  const mismatch = encodingProblem(name, service, fields, encoding);
  if (mismatch) throw settingError(values, 'NEXT_PUBLIC_LEAD_FORM_ENCODING', mismatch);
  const taken = takenName(service, fields, [...added.keys()], parameters);
  if (taken)
    throw settingError(
      values,
      taken.setting,
      `the form already has the name "${taken.name}": choose another name`,
    );
  return {
    kind: 'own',
    src,
    service: name,
    encoding: isEncoding(encoding) ? encoding : encodingOf(service, fields),
    hidden: Object.fromEntries(added),
    origins: [...new Set([new URL(src).origin, ...furtherOrigins])],
  };
}

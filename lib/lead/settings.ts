import { FORMS_PATH } from '@/lib/lead/frame/formPaths';
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
import {
  DEFAULT_PARAMETERS,
  DEMO_PARAMETERS,
  parameterRules,
  type ParameterRule,
} from '@/lib/lead/parameters';
import { expectedOrigin, isOrigin, isSource } from '@/lib/settings/origins';
import { oneOf, ORIGIN, settingError, settingRules, type Values } from '@/lib/settings/rules';

/**
 * The lead form:
 * - `hosted`: a page of another service in a frame, with the origins that the frame may load;
 * - `own`: the site's own form, part of the page, with where it sends leads;
 * - `demo`: the demonstration form in a frame, which sends nothing.
 */
export type LeadFormSettings =
  | { kind: 'hosted'; src: string; origins: readonly string[] }
  | { kind: 'own'; sending: Sending }
  | { kind: 'demo'; src: string };

/** Where the site's own form sends leads, and how (lib/lead/own/services.ts). */
export type Sending = {
  action: string;
  service: FormServiceName;
  encoding: Encoding;
  /** Hidden fields with fixed values, such as a key. */
  hidden: Readonly<Record<string, string>>;
  /** The origins that may receive and answer the lead, as sources of a policy. */
  origins: readonly string[];
};

/** The URL of a form. `http` is allowed only for loopback addresses. */
const isFormUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { origin, username, password } = new URL(value);
  return isOrigin(origin) && username + password === '';
};

const isEncoding = (value: string): value is Encoding =>
  (ENCODINGS as readonly string[]).includes(value);

const list = (value: string) => value.split(',').map((entry) => entry.trim());

export const LEAD_FORM_SETTINGS = settingRules({
  NEXT_PUBLIC_LEAD_FORM_HOST: {
    ...ORIGIN,
    needs: 'NEXT_PUBLIC_LEAD_FORM_ID',
  },
  NEXT_PUBLIC_LEAD_FORM_ID: {
    accepts: (value) => /^[A-Za-z0-9_-]{1,128}$/.test(value),
    expected: 'letters, digits, - and _ only, as in /forms/wtl/{form_id}',
    needs: 'NEXT_PUBLIC_LEAD_FORM_HOST',
  },
  NEXT_PUBLIC_LEAD_FORM_URL: {
    accepts: isFormUrl,
    expected: 'an https URL, such as https://forms.example.com/contact?lang=en',
  },
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
  NEXT_PUBLIC_LEAD_FORM_ORIGINS: {
    accepts: (value) => list(value).every(isSource),
    expected: (value) =>
      expectedOrigin(
        list(value).find((origin) => !isSource(origin))!,
        'https origins without a path, separated by commas, such as https://pay.example.com',
      ),
  },
  NEXT_PUBLIC_LEAD_FORM_PARAMETERS: {
    accepts: (value) => parameterRules(value) !== null,
    expected: 'names separated by commas, each once, such as product,utm_*,gclid=click_id',
    off: 'off',
  },
});

type LeadFormValues = Values<keyof typeof LEAD_FORM_SETTINGS>;

/** Each of them names a form. */
const FORMS = [
  'NEXT_PUBLIC_LEAD_FORM_ACTION',
  'NEXT_PUBLIC_LEAD_FORM_URL',
  'NEXT_PUBLIC_LEAD_FORM_HOST',
] as const;

/**
 * @throws Error if the service needs a hidden field that is not set, or does not take a field or the
 * encoding, or if a name is already taken
 */
function sendingOf(
  values: LeadFormValues,
  fields: readonly LeadField[],
  parameters: readonly ParameterRule[],
  furtherOrigins: readonly string[],
): Sending {
  const action = values.NEXT_PUBLIC_LEAD_FORM_ACTION;
  const named = values.NEXT_PUBLIC_LEAD_FORM_SERVICE;
  const name = isFormService(named) ? named : serviceOf(action);
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
    action,
    service: name,
    encoding: isEncoding(encoding) ? encoding : encodingOf(service, fields),
    hidden: Object.fromEntries(added),
    origins: [...new Set([new URL(action).origin, ...furtherOrigins])],
  };
}

/**
 * The lead form of a language. Some services, such as Perfex CRM, have one language per form.
 *
 * @param form `leadForm.form` of the language: the id of a hosted form, or its URL
 * @throws Error if that is neither
 */
export function formInLanguage<Form extends LeadFormSettings>(leadForm: Form, form?: string): Form {
  if (leadForm.kind !== 'hosted' || form === undefined) return leadForm;
  const src = URL.canParse(form, leadForm.src) ? new URL(form, leadForm.src).href : '';
  if (!isFormUrl(src))
    throw new Error(
      `content/leadForm.ts leadForm.form: is "${form}", but must be an https URL, or the end of one, such as the id of a form`,
    );
  return { ...leadForm, src, origins: [new URL(src).origin, ...leadForm.origins.slice(1)] };
}

type Site = {
  /** The path of the demonstration form. */
  demoForm: string;
  /** The fields of the site's own form. */
  fields: readonly LeadField[];
};

/**
 * The lead form, and the parameters that it receives (lib/lead/parameters.ts).
 *
 * @throws Error if the settings contradict each other, or the fields
 */
export function readLeadForm(
  given: LeadFormValues,
  { demoForm, fields }: Site,
): LeadFormSettings & { parameters: readonly ParameterRule[] } {
  const [form, other] = FORMS.filter((name) => given[name] !== '');
  if (form && other)
    throw settingError(given, form, `${other} is "${given[other]}": set only one of them`);
  const values: LeadFormValues = {
    ...given,
    NEXT_PUBLIC_LEAD_FORM_PARAMETERS:
      given.NEXT_PUBLIC_LEAD_FORM_PARAMETERS || (form ? DEFAULT_PARAMETERS : DEMO_PARAMETERS),
  };
  const names = values.NEXT_PUBLIC_LEAD_FORM_PARAMETERS;
  const parameters = names === 'off' ? [] : parameterRules(names)!;
  const further = list(values.NEXT_PUBLIC_LEAD_FORM_ORIGINS).filter(Boolean);
  if (form === undefined) {
    if (further.length > 0)
      throw settingError(
        values,
        'NEXT_PUBLIC_LEAD_FORM_ORIGINS',
        'no form is set: set NEXT_PUBLIC_LEAD_FORM_URL, or remove the origins',
      );
    return { kind: 'demo', src: demoForm, parameters };
  }
  if (form === 'NEXT_PUBLIC_LEAD_FORM_ACTION')
    return { kind: 'own', sending: sendingOf(values, fields, parameters, further), parameters };
  const src =
    values.NEXT_PUBLIC_LEAD_FORM_URL ||
    values.NEXT_PUBLIC_LEAD_FORM_HOST + FORMS_PATH + values.NEXT_PUBLIC_LEAD_FORM_ID;
  return {
    kind: 'hosted',
    src,
    origins: [...new Set([new URL(src).origin, ...further])],
    parameters,
  };
}

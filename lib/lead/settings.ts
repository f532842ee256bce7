import { FORMS_PATH } from '@/lib/lead/frame/formPaths';
import {
  DEFAULT_PARAMETERS,
  DEMO_PARAMETERS,
  parameterRules,
  type ParameterRule,
} from '@/lib/lead/parameters';
import { expectedOrigin, isFormUrl, isSource } from '@/lib/settings/origins';
import { ORIGIN, settingError, settingRules, type Values } from '@/lib/settings/rules';

type HiddenField = readonly [name: string, value: string];

/**
 * The lead form:
 * - `hosted`: a page of another service in a frame, with the origins that the frame may load;
 * - `own`: the site's own form, part of the page, with the endpoint that it is posted to, hidden fields, and
 *   the origins that may receive and answer it;
 * - `demo`: the demonstration form in a frame, which sends nothing.
 */
export type LeadFormSettings =
  | { kind: 'hosted'; src: string; origins: readonly string[] }
  | { kind: 'own'; src: string; hidden: readonly HiddenField[]; origins: readonly string[] }
  | { kind: 'demo'; src: string };

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
 * The lead form, and the parameters that it receives (lib/lead/parameters.ts).
 *
 * @param demoForm the path of the demonstration form
 * @throws Error if the settings contradict each other
 */
export function readLeadForm(
  given: LeadFormValues,
  demoForm: string,
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
  const src =
    values.NEXT_PUBLIC_LEAD_FORM_ACTION ||
    values.NEXT_PUBLIC_LEAD_FORM_URL ||
    values.NEXT_PUBLIC_LEAD_FORM_HOST + FORMS_PATH + values.NEXT_PUBLIC_LEAD_FORM_ID;
  const origins = [...new Set([new URL(src).origin, ...further])];
  if (form !== 'NEXT_PUBLIC_LEAD_FORM_ACTION') return { kind: 'hosted', src, origins, parameters };
  const hidden = [...new URLSearchParams(values.NEXT_PUBLIC_LEAD_FORM_FIELDS)];
  return { kind: 'own', src, hidden, origins, parameters };
}

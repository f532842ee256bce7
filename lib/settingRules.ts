import { z } from 'zod';

/** What the value of a setting may be, and how its error message describes it. */

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** An origin: scheme, host and port alone. Plain `http` is allowed for loopback, which tests use. */
export const isOrigin = (value: string) => {
  if (!URL.canParse(value) || new URL(value).origin !== value) return false;
  return value.startsWith('https://') || LOOPBACK.test(value);
};

/** A page of any form service. `http` is for loopback only, as above. */
export const isFormUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { origin, username, password } = new URL(value);
  return isOrigin(origin) && username + password === '' && !value.includes('#');
};

export const list = (value: string) => value.split(',').map((entry) => entry.trim());

export const ORIGIN = 'an https origin without a path, such as https://example.com';
/** Fifteen at most: the tag takes a number, and JavaScript's are exact only so far. */
export const DIGITS = 'digits only, 15 at most, such as 1234567';

/** An unset variable and an empty one mean the same: take the default. */
export const optional = (rule: (value: string) => boolean, expected: string) =>
  z
    .string()
    .trim()
    .default('')
    .refine((value) => value === '' || rule(value), { error: expected });

export const DIGITS_RULE = /^\d{1,15}$/;
export const digits = optional((value) => DIGITS_RULE.test(value), DIGITS);

type FormVariables = Record<`NEXT_PUBLIC_LEAD_FORM_${'URL' | 'HOST' | 'ID' | 'ORIGINS'}`, string>;

/** The form that the settings name, or the demonstration form. */
export function leadFormOf(values: FormVariables, demoForm: string) {
  const url = values.NEXT_PUBLIC_LEAD_FORM_URL;
  const host = values.NEXT_PUBLIC_LEAD_FORM_HOST;
  const furtherOrigins = values.NEXT_PUBLIC_LEAD_FORM_ORIGINS;
  if (url !== '' && host !== '') {
    throw new Error(
      `NEXT_PUBLIC_LEAD_FORM_URL is "${url}", but NEXT_PUBLIC_LEAD_FORM_HOST is "${host}": set the URL, or the host and the id.`,
    );
  }
  const formUrl = url || (host && `${host}/forms/wtl/${values.NEXT_PUBLIC_LEAD_FORM_ID}`);
  if (furtherOrigins !== '' && formUrl === '') {
    throw new Error(
      `NEXT_PUBLIC_LEAD_FORM_ORIGINS is "${furtherOrigins}", but no form is set: set NEXT_PUBLIC_LEAD_FORM_URL, or remove it.`,
    );
  }
  if (formUrl === '') return { src: demoForm, demo: true, origins: [] };
  const origins = [new URL(formUrl).origin, ...list(furtherOrigins).filter(Boolean)];
  return { src: formUrl, demo: false, origins: [...new Set(origins)] };
}

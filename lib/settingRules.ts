import { z } from 'zod';

/** Validation rules for the settings, and the expected values for error messages. */

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * An origin: only scheme, host and port. `http` is allowed for loopback addresses, which tests use.
 */
export const isOrigin = (value: string) => {
  if (!URL.canParse(value) || new URL(value).origin !== value) return false;
  return value.startsWith('https://') || LOOPBACK.test(value);
};

/** The URL of a form. `http` is allowed for loopback addresses only. */
export const isFormUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { origin, username, password } = new URL(value);
  return isOrigin(origin) && username + password === '' && !value.includes('#');
};

export const list = (value: string) => value.split(',').map((entry) => entry.trim());

export const ORIGIN = 'an https origin without a path, such as https://example.com';
/** At most 15 digits: the tag takes a number, and larger ones are not exact in JavaScript. */
export const DIGITS = 'digits only, 15 at most, such as 1234567';

/** An unset variable and an empty one mean the same: use the default. */
export const optional = (rule: (value: string) => boolean, expected: string) =>
  z
    .string()
    .trim()
    .default('')
    .refine((value) => value === '' || rule(value), { error: expected });

export const DIGITS_RULE = /^\d{1,15}$/;
export const digits = optional((value) => DIGITS_RULE.test(value), DIGITS);

type FormVariables = Record<`NEXT_PUBLIC_LEAD_FORM_${'URL' | 'HOST' | 'ID' | 'ORIGINS'}`, string>;

/** The configured form, or the demo form. */
export function leadFormOf(values: FormVariables, demoForm: string) {
  const url = values.NEXT_PUBLIC_LEAD_FORM_URL;
  const host = values.NEXT_PUBLIC_LEAD_FORM_HOST;
  const furtherOrigins = values.NEXT_PUBLIC_LEAD_FORM_ORIGINS;
  if (url !== '' && host !== '') {
    throw new Error(
      `NEXT_PUBLIC_LEAD_FORM_URL is "${url}", but NEXT_PUBLIC_LEAD_FORM_HOST is "${host}": set either the URL, or the host and the id.`,
    );
  }
  const formUrl = url || (host && `${host}/forms/wtl/${values.NEXT_PUBLIC_LEAD_FORM_ID}`);
  if (furtherOrigins !== '' && formUrl === '') {
    throw new Error(
      `NEXT_PUBLIC_LEAD_FORM_ORIGINS is "${furtherOrigins}", but no form is set: set NEXT_PUBLIC_LEAD_FORM_URL, or remove the origins.`,
    );
  }
  if (formUrl === '') return { src: demoForm, demo: true, origins: [] };
  const origins = [new URL(formUrl).origin, ...list(furtherOrigins).filter(Boolean)];
  return { src: formUrl, demo: false, origins: [...new Set(origins)] };
}

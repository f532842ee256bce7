import { fileOf, type SentField } from '@/lib/lead/own/fields';

/** Pure rules of the site's own form: what it accepts, and how values are written. */

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** In Unicode, the ten digits of a script follow one another. Blocks of digits may be adjacent. */
function toAsciiDigit(digit: string) {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Invisible signs that come with text that was copied from a web page, such as direction marks. Not
 * the joiners, which some domains contain.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/g;

const phoneOf = (value: string) =>
  value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The value to send: a phone number in plain digits, an address with a plain @, and no spaces around a
 * line.
 *
 * @param type the type of the control, as in HTML
 */
export function plainValue(type: string, value: string): string {
  if (type === 'tel') return phoneOf(value);
  if (type === 'email') return value.replace(INVISIBLE, '').replace('＠', '@').trim();
  return type === 'textarea' ? value : value.trim();
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** Returns what keeps a field from being sent, or `null`. */
export function faultOf(
  { type, required, length = Infinity, megabytes = Infinity }: SentField,
  typed: string,
) {
  const value = plainValue(type, typed);
  if (value.trim() === '') return required ? 'missing' : null;
  if (type === 'email' && required && !/^\S+@[^\s@]+$/.test(value)) return 'wrong';
  if (type === 'file') return fileOf(value).size > megabytes * BYTES_PER_MEGABYTE ? 'large' : null;
  return value.length > length ? 'long' : null;
}

/** Whether an email address looks incomplete, although it may exist: its domain has no dot. */
export const isDoubtful = (email: string) => !/@.*\./.test(email.trim());

import { fileOf, type LeadText, type SentField } from '@/lib/lead/own/fields';

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

export type Fault = 'missing' | 'wrong' | 'long' | 'large';
export type Faults = Readonly<Record<string, Fault>>;

const BYTES_PER_MEGABYTE = 1_000_000;

/** Returns what keeps a lead from being sent. */
export function faultsOf(fields: readonly SentField[], typed: LeadText): Faults {
  const faultOf = ({
    id,
    type,
    required,
    length = Infinity,
    megabytes,
  }: SentField): Fault | null => {
    const value = plainValue(type, typed[id] ?? '');
    if (value.trim() === '') return required ? 'missing' : null;
    if (type === 'email' && required && !/^\S+@[^\s@]+$/.test(value)) return 'wrong';
    if (type === 'file') {
      const limit = megabytes === undefined ? Infinity : megabytes * BYTES_PER_MEGABYTE;
      return fileOf(value).size > limit ? 'large' : null;
    }
    return value.length > length ? 'long' : null;
  };
  const found = fields.map((field) => [field.id, faultOf(field)] as const);
  return Object.fromEntries(found.filter(([, fault]) => fault !== null)) as Faults;
}

/** Whether an email address looks incomplete, although it may exist: its domain has no dot. */
export const isDoubtful = (email: string) => !/@.*\./.test(email.trim());

import type { LeadText } from '@/lib/lead/draft';
import type { SendingMode } from '@/lib/lead/formServices';
import { LEAD_FIELDS, type LeadField } from '@/lib/lead/leadFields';

/** Pure rules of the site's own form: what it accepts, what it sends, and how it reads an answer. */

/** What the browser is told about the service (lib/lead/formServices.ts). */
export type OwnFormService = {
  action: string;
  mode: SendingMode;
  fields: Readonly<Record<LeadField, string>>;
  required: readonly LeadField[];
  /** The service drops a lead that has a longer value. */
  maxLength: Partial<Readonly<Record<LeadField, number>>>;
  hidden: Readonly<Record<string, string>>;
  /** The hidden field with the URL of /thank-you, if the service has one. */
  redirect: string | null;
  honeypot: string | null;
  answersJson: boolean;
  dropsUnknown: boolean;
  goesBack: boolean;
};

/** The field that contains the id of a lead, at services that accept fields that they do not know. */
export const LEAD_ID = 'lead_id';

export type Details = readonly (readonly [name: string, value: string])[];

// --- What the visitor has typed ---

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

const normalPhone = (value: string) =>
  value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The values to send: a phone number in plain digits, and no spaces around a line. */
const normal = ({ name, company, email, phone, message }: LeadText): LeadText => ({
  name: name.trim(),
  company: company.trim(),
  email: email.replace(INVISIBLE, '').trim(),
  phone: normalPhone(phone),
  message,
});

export type Fault = 'missing' | 'wrong' | 'long';
export type Faults = Partial<Readonly<Record<LeadField, Fault>>>;

/** Returns what keeps a lead from being sent. A field that is not required never does. */
export function faultsOf({ required, maxLength }: OwnFormService, typed: LeadText): Faults {
  const text = normal(typed);
  const faultOf = (id: LeadField): Fault | null => {
    if (text[id].trim() === '') return 'missing';
    if (id === 'email' && !/^\S+@[^\s@]+$/.test(text.email)) return 'wrong';
    return text[id].length > (maxLength[id] ?? Infinity) ? 'long' : null;
  };
  const found = required.map((id) => [id, faultOf(id)] as const);
  return Object.fromEntries(found.filter(([, fault]) => fault !== null)) as Faults;
}

/** Whether an email address looks incomplete, although it may exist: its domain has no dot. */
export const isDoubtful = (email: string) => !/@.*\./.test(email.trim());

/** Adds lines to the end of a message. */
export const withDetails = (message: string, details: Details) =>
  details.length === 0
    ? message
    : `${message}\n\n${details.map(([name, value]) => `${name}: ${value}`).join('\n')}`;

/**
 * The hidden fields: what the owner has set, and where the service redirects to.
 *
 * @param thanks absolute URL of /thank-you
 */
export const hiddenEntries = ({ hidden, redirect }: OwnFormService, thanks: string): Details => [
  ...Object.entries(hidden),
  ...(redirect ? [[redirect, thanks] as const] : []),
];

/**
 * Returns the fields to send, by the names of the service. What the service would drop goes into the
 * message: a value that is too long, and fields that it does not know.
 *
 * @param details the product and the attribution
 * @param id stays the same if the same text is sent again
 * @param thanks absolute URL of /thank-you
 */
export function entriesOf(
  service: OwnFormService,
  typed: LeadText,
  { details, id, thanks }: { details: Details; id: string; thanks: string },
): Details {
  const { mode, fields, maxLength, dropsUnknown } = service;
  const text = normal(typed);
  const isLong = (field: LeadField) => text[field].length > (maxLength[field] ?? Infinity);
  const long = LEAD_FIELDS.filter((field) => field !== 'message' && isLong(field));
  const message = withDetails(text.message, [
    ...long.map((field) => [field, text[field]] as const),
    ...(dropsUnknown ? details : []),
  ]);
  // A later entry replaces an earlier one of the same name.
  return [
    ...new Map([
      ...(dropsUnknown ? [] : [[LEAD_ID, id] as const]),
      ...details,
      // With the URL, some services redirect instead of answering fetch with JSON.
      ...hiddenEntries(mode === 'native' ? service : { ...service, redirect: null }, thanks),
      ...LEAD_FIELDS.map(
        (field) => [fields[field], long.includes(field) ? '' : text[field]] as const,
      ),
      [fields.message, message],
    ]),
  ];
}

/**
 * Browsers refuse a request with `keepalive` if the bodies of all such requests on their way exceed
 * 64 KiB (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
 */
export const KEEPALIVE_MAX = 60_000;

// --- How the service answers ---

/**
 * - `refused`: the service does not accept this lead.
 * - `failed`: the service does not accept any lead now.
 * - `unknown`: the service may have accepted the lead.
 */
export type Failure = 'refused' | 'failed' | 'unknown';

export type Answer = { outcome: 'sent' | Failure; reason: string };

const REASON_MAX = 200;

type Body = Partial<
  Record<'success' | 'ok' | 'status' | 'result' | 'message' | 'error' | 'errors', unknown>
>;

/** The service's explanation, for which each service has its own property. */
function reasonIn({ errors, message, error }: Body): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : errors;
  const texts = [(first as Body | null)?.message, first, error, message];
  const text = texts.find((each) => typeof each === 'string' && each.trim() !== '');
  return typeof text === 'string' ? text.trim().slice(0, REASON_MAX) : '';
}

const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

const reportsError = ({ success, ok, status, result, error, errors }: Body) =>
  success === false ||
  ok === false ||
  [status, result].some((word) => /^(error|fail)/i.test(String(word))) ||
  isFilled(error) ||
  isFilled(errors);

/** Returns `null` if the text is not a JSON object. */
function bodyIn(text: string): Body | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? (body as Body | null) : null;
  } catch {
    return null;
  }
}

/**
 * Reads the answer to a lead sent by fetch. Anything but JSON is judged by its status, unless the
 * service is known to answer with JSON.
 */
export function answerOf(status: number, text: string, answersJson = false): Answer {
  const body = bodyIn(text);
  const isError = reportsError(body ?? {});
  if (status >= 200 && status < 300 && !isError)
    return { outcome: answersJson && !body ? 'unknown' : 'sent', reason: '' };
  // 408, 425 and 429 mean "later".
  const isTemporary = status >= 500 || [408, 425, 429].includes(status);
  return isTemporary
    ? { outcome: 'failed', reason: '' }
    : { outcome: 'refused', reason: reasonIn(body ?? {}) };
}

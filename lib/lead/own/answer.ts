import type { Outcome } from '@/lib/browser/lead/own/lead';

/** How the service answers a lead that was sent by fetch. */
export type Answer = { outcome: Outcome; reason: string };

/**
 * What confirms a lead, if the status is 2xx and nothing in the answer says no:
 * - `json`: JSON. HTML may be a page with an error or a challenge.
 * - `body`: any body. An API that does not understand the request may answer 204, as Directus does.
 * - `status`: the status.
 */
export type Confirmation = 'json' | 'body' | 'status';

const REASON_MAX = 200;

type Body = Partial<
  Record<'success' | 'ok' | 'status' | 'result' | 'message' | 'error' | 'errors', unknown>
>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The service's explanation, for which each service has its own property. */
function reasonIn({ errors, message, error }: Body): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : errors;
  const texts = [(first as Body | null)?.message, first, error, message];
  const text = texts.find((each) => typeof each === 'string' && each.trim() !== '');
  return typeof text === 'string' ? text.trim().slice(0, REASON_MAX) : '';
}

/** Texts in `error` that report none. */
const NO_ERROR = /^(0|false|no|none|null|ok|)$/i;

function isFilled(value: unknown): boolean {
  if (isObject(value)) return Object.keys(value).length > 0;
  return typeof value === 'string' ? !NO_ERROR.test(value.trim()) : Boolean(value);
}

const NO_WORDS = [
  'false|nok|ko|bad|wrong|fatal|fails?|failed|failures?|failing|err|errors?|errored|exceptions?|faults?',
  'problems?|invalid|invalidated|incomplete|incorrect|insufficient|inactive|malformed|missing|required',
  'reject\\w*|refus\\w*|declined?|den(?:y|ied)|forbidden|disallowed|block(?:ed)?|banned|spam\\w*|bot',
  'honeypot|abort\\w*|cancel\\w*|terminated|stopped|crashed|expired|timeout|timed|exceeded|limit(?:ed)?',
  'throttled|overloaded|busy|maintenance|suspended|disabled|closed|bounced?|dropped|discarded|ignored',
  'skipped|quarantined|lost|duplicated?|exists',
  'un(?:successful|able|accepted|acceptable|auth\\w*|available|delivered|deliverable)',
  'un(?:expected|known|processable|processed|saved|sent|supported|verified)',
].join('|');

/** "not failed" and "no errors" are good news. */
const DENIED_NO = new RegExp(`\\b(?:no|not|non|without|zero|0) (?:${NO_WORDS})\\b`, 'g');
/** A denial, with a word or alone: "not sent", "no", "cannot", "couldn't". */
const NO = new RegExp(`\\b(?:no|not|never|nothing|cannot|\\w+n t|${NO_WORDS})\\b`);
/** A status of HTTP, and a negative number. */
const NO_NUMBER = /^(?:[45]\d\d|-\d+)$/;

/** The words of `mail_failed`, `mailFailed` and "Mail failed." */
const wordsOf = (text: string) =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether a boolean, a number or a text says no, wherever the word is in the text. */
function saysNo(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(saysNo);
  if (isObject(value)) return reportsError(value);
  const text = String(value).trim();
  return NO_NUMBER.test(text) || NO.test(wordsOf(text).replace(DENIED_NO, ''));
}

function reportsError(body: object): boolean {
  if (Array.isArray(body)) return body.some((each) => isObject(each) && reportsError(each));
  const { success = true, ok = true, status, result, error, errors } = body as Body;
  return (
    [success, ok].some((value) => !value || value === '0') ||
    [success, ok, status, result].some(saysNo) ||
    isFilled(error) ||
    isFilled(errors)
  );
}

/** Returns the value of a JSON text, or `undefined`. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether an answer that says nothing bad says enough. */
function isEnough(text: string, body: unknown, confirms: Confirmation) {
  if (confirms === 'json') return isObject(body);
  const isEmpty = text.trim() === '' || body === null;
  return confirms === 'status' || !isEmpty;
}

/**
 * Reads an answer. Only what a service says about the visitor's input is an explanation (400 and 422, in
 * JSON). Other explanations are for the owner.
 *
 * @param text the complete body. One that breaks off is no answer.
 */
export function answerOf(status: number, text: string, confirms: Confirmation): Answer {
  const body = jsonIn(text);
  const isError = isObject(body) ? reportsError(body) : body === false;
  if (status >= 200 && status < 300 && !isError)
    return { outcome: isEnough(text, body, confirms) ? 'confirmed' : 'unknown', reason: '' };
  // 408, 425 and 429 mean "later".
  if (status >= 500 || [408, 425, 429].includes(status)) return { outcome: 'failed', reason: '' };
  const isAboutInput = (status === 400 || status === 422) && isObject(body);
  return { outcome: 'refused', reason: isAboutInput ? reasonIn(body) : '' };
}

/** That something is there already, but not that it "does not exist". */
const DUPLICATE =
  /duplicate|unique|\bexists\b|already (?:been )?(?:exist|sent|submitted|received|stored|saved|taken|used)/i;

/** A visitor whom the service knows may have another request. */
const ABOUT_VISITOR = /mail|phone/i;

/**
 * Whether a refusal says that the service already has this lead. It can only mean that if the same id was
 * sent before.
 */
export const isDuplicate = (status: number, text: string) =>
  (status === 409 || DUPLICATE.test(text)) && (/lead_id/.test(text) || !ABOUT_VISITOR.test(text));

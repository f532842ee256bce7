import type { Outcome } from '@/lib/lead/own/lead';

/** How the service answers a lead that was sent by fetch. */
export type Answer = { outcome: Outcome; reason: string };

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

/** Words and numbers that say no, as a boolean, a number or a text. */
const NO =
  /^(false|no$|nok|ko|not[ _-]?ok|err|error|fail|invalid|reject|refus|denied|spam)|^[45]\d\d$/i;

const saysNo = (value: unknown) => value !== undefined && NO.test(String(value).trim());

const reportsError = ({ success, ok, status, result, error, errors }: Body) =>
  [success, ok].includes(0) ||
  [success, ok, status, result].some(saysNo) ||
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
 * Reads an answer. Anything but JSON is judged by its status, unless the service is known to answer with
 * JSON.
 *
 * @param text the complete body. One that breaks off is no answer.
 */
export function answerOf(status: number, text: string, answersJson = false): Answer {
  const body = bodyIn(text);
  const isError = reportsError(body ?? {});
  if (status >= 200 && status < 300 && !isError)
    return { outcome: answersJson && !body ? 'unknown' : 'confirmed', reason: '' };
  // 408, 425 and 429 mean "later".
  const isTemporary = status >= 500 || [408, 425, 429].includes(status);
  return isTemporary
    ? { outcome: 'failed', reason: '' }
    : { outcome: 'refused', reason: reasonIn(body ?? {}) };
}

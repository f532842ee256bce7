import type { LeadField, SendingMode } from '@/lib/lead/formServices';
import type { ParameterRule } from '@/lib/lead/parameters';

/** How the site's own form sends a lead. Runs in the form's page (scripts/export/own-form-script.ts). */

export type OwnFormWords = {
  fields: Readonly<Record<LeadField, { missing?: string; wrong?: string }>>;
  submit: string;
  sending: string;
  failures: Readonly<Record<Failure | 'offline' | 'trapped', { heading: string; text: string }>>;
};

/** What the build tells the script in the form's page. */
export type OwnFormConfig = {
  /** The demo form sends nothing. */
  mode: SendingMode | 'demo';
  /** The hidden field with the URL of /thank-you, if the service has one. */
  redirect: string | null;
  /** Whether to add the product and the attribution to the end of the message. */
  dropsUnknown: boolean;
  /** Whether the service rejects a lead by going back in the history. */
  goesBack: boolean;
  parameters: readonly ParameterRule[];
  email: string;
  words: OwnFormWords;
};

/**
 * - `refused`: the service does not accept this lead.
 * - `failed`: the service does not accept any lead now.
 * - `unknown`: the service may have accepted the lead.
 */
export type Failure = 'refused' | 'failed' | 'unknown';

export type Answer = { outcome: 'sent' | Failure; reason: string };

const REASON_MAX = 200;

type Body = {
  success?: unknown;
  ok?: unknown;
  message?: unknown;
  error?: unknown;
  errors?: unknown;
};

/** The service's explanation, for which each service has its own property. */
function reasonIn({ errors, message, error }: Body): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : errors;
  const texts = [(first as Body | null)?.message, first, error, message];
  const text = texts.find((each) => typeof each === 'string' && each.trim() !== '');
  return typeof text === 'string' ? text.trim().slice(0, REASON_MAX) : '';
}

/** Reads the answer to a lead sent by fetch. An answer that is not JSON is judged by its status. */
export function answerOf(status: number, text: string): Answer {
  let body: Body = {};
  try {
    body = (JSON.parse(text) as Body | null) ?? {};
  } catch {
    // An own endpoint may answer with a page, or with nothing.
  }
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && body.success !== false && body.ok !== false)
    return { outcome: 'sent', reason: '' };
  // 408, 425 and 429 mean "later".
  const isTemporary = status >= 500 || [408, 425, 429].includes(status);
  return isTemporary
    ? { outcome: 'failed', reason: '' }
    : { outcome: 'refused', reason: reasonIn(body) };
}

/** Returns the hidden fields for the query of the form's URL, which the rules allow. */
export function hiddenFields(
  rules: readonly ParameterRule[],
  search: string,
): [name: string, value: string][] {
  const isAllowed = (name: string) =>
    rules.some((rule) => rule.sent === name || (rule.sent === 'utm_*' && /^utm_\w+$/.test(name)));
  return [...new URLSearchParams(search)].filter(([name]) => isAllowed(name));
}

/** Adds what the service would drop to the end of the message. */
export const withDetails = (message: string, details: readonly [name: string, value: string][]) =>
  details.length === 0
    ? message
    : `${message}\n\n${details.map(([name, value]) => `${name}: ${value}`).join('\n')}`;

/** Longer URLs do not open in every email program. */
const MAILTO_MAX = 1900;

/** An email with the text that was not sent. */
export function mailtoWith(email: string, subject: string, text: string) {
  const query = [
    subject && `subject=${encodeURIComponent(subject)}`,
    text && `body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`,
  ];
  const url = (parts: readonly string[]) => {
    const given = parts.filter(Boolean).join('&');
    return given ? `mailto:${email}?${given}` : `mailto:${email}`;
  };
  return url(query).length > MAILTO_MAX ? url(query.slice(0, 1)) : url(query);
}

/**
 * One test lead for the endpoint of the site's own form, written and judged by the code that the form uses.
 */
import { randomBytes } from 'node:crypto';

import { answerOf, type Answer } from '@/lib/lead/own/answer';
import { completeFields, LANGUAGE } from '@/lib/lead/own/leadFields';
import { sentFields, type LeadField, type SentField } from '@/lib/lead/own/fields';
import { leadRequest } from '@/lib/lead/own/request';
import { formService, ownFormService } from '@/lib/lead/own/services';
import type { OwnFormSettings } from '@/lib/lead/own/settings';
import type { LeadFormSettings } from '@/lib/lead/settings';

type Site = {
  origin: string;
  /** The URL of /thank-you. */
  thanks: string;
  language: string;
  fields: readonly LeadField[];
};

/** @throws Error if the site has no form of its own */
export function sendingOf(leadForm: LeadFormSettings): OwnFormSettings {
  if (leadForm.kind === 'own') return leadForm;
  throw new Error(
    leadForm.kind === 'demo'
      ? 'NEXT_PUBLIC_LEAD_FORM_ACTION is empty: set it, because the demo form sends nothing.'
      : `The form is a page of another service: send a lead by hand at ${leadForm.src}.`,
  );
}

const ANSWER_MAX = 1000;

const SAMPLES: Record<LeadField['type'], string> = {
  text: 'Test',
  email: 'test@example.com',
  tel: '+1 202 555 0100',
  textarea: 'This is a test lead from `npm run test:lead`.',
  select: '',
  checkbox: 'on',
  file: '',
};

const sampleOf = ({ type, options = [] }: SentField) => options[0] ?? SAMPLES[type];

/** The fields as the form sends them, with a product. */
function testData({ service: name, hidden }: OwnFormSettings, { thanks, language, fields }: Site) {
  const service = formService(name);
  const data = new FormData();
  const sent = sentFields(fields);
  for (const field of sent)
    data.set(field.name, field.type === 'file' ? new File(['Test'], 'test.txt') : sampleOf(field));
  for (const [field, value] of Object.entries(hidden)) data.set(field, value);
  data.set(LANGUAGE, language);
  if (service.redirect) data.set(service.redirect, thanks);
  if (service.honeypot) data.set(service.honeypot, '');
  const entries = sent.map((field) => ({ ...field, value: sampleOf(field) }));
  const details = [['product', 'Test']] as const;
  const id = randomBytes(16).toString('hex');
  completeFields(data, entries, id, details);
  return data;
}

const OUTCOMES: Record<Answer['outcome'], string> = {
  confirmed: 'opens /thank-you, and counts the lead. Look for it in the service',
  refused: 'says that the message was not accepted',
  failed: 'says that the service has a problem',
  unknown: 'says that it cannot tell whether the message arrived',
  offline: 'says that nothing was sent',
};

/** Why a browser would not show the answer to the form, or `null`. */
async function corsProblem(sending: OwnFormSettings, response: Response, origin: string) {
  const isAllowed = ({ headers }: Response) =>
    ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
  if (!isAllowed(response))
    return `Access-Control-Allow-Origin is not ${origin}, so browsers do not show the answer to the form`;
  if (sending.encoding !== 'json') return null;
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const preflight = await fetch(sending.src, { method: 'OPTIONS', headers });
  const allowed = preflight.headers.get('access-control-allow-headers') ?? '';
  return preflight.ok && isAllowed(preflight) && /content-type|\*/i.test(allowed)
    ? null
    : 'the preflight request (OPTIONS) does not allow Content-Type, so browsers send nothing';
}

/** The fields as a person reads them, one a line. */
const linesOf = (data: FormData) =>
  [...data].map(([name, value]) => `  ${name}: ${typeof value === 'string' ? value : value.name}`);

/** What became of the lead. */
type Report = { isConfirmed: boolean; text: string };

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** The browser posts the form, and shows the answer. A script of it may open /thank-you. */
function postReport(response: Response, text: string, thanks: string): Report {
  const location = response.headers.get('location');
  if (location === null) {
    const names = text.includes(thanks) ? ', which names' : '. The service should redirect to';
    return {
      isConfirmed: text.includes(thanks),
      text: `The browser shows this answer${names} ${thanks}.`,
    };
  }
  const opened = new URL(location, response.url).href;
  return {
    isConfirmed: withoutSlash(opened) === withoutSlash(thanks),
    text: `The browser goes to ${opened}. The service should redirect to ${thanks}.`,
  };
}

function fetchReport({ outcome, reason }: Answer): Report {
  const words = reason ? `, with the words “${reason}”` : '';
  return { isConfirmed: outcome === 'confirmed', text: `The form ${OUTCOMES[outcome]}${words}.` };
}

/**
 * Sends the lead.
 *
 * @returns whether the form would thank for the lead, and what was sent and answered
 * @throws TypeError if the endpoint does not answer
 */
export async function testLead(sending: OwnFormSettings, site: Site): Promise<Report> {
  const { mode, encoding, redirect, confirms } = ownFormService(sending);
  const isPost = mode === 'post';
  const data = testData(sending, site);
  const { body, headers } = leadRequest(data, encoding, isPost ? null : redirect);
  const accept = isPost ? 'text/html' : headers.Accept;
  const response = await fetch(sending.src, {
    method: 'POST',
    body,
    headers: { ...headers, Accept: accept, Origin: site.origin },
    redirect: isPost ? 'manual' : 'follow',
  });
  const text = await response.text();
  const problem = isPost ? null : await corsProblem(sending, response, site.origin);
  const answer = answerOf(response.status, text, confirms);
  const report = isPost ? postReport(response, text, site.thanks) : fetchReport(answer);
  const lines = [
    `Sent to ${sending.src} (${encoding}):`,
    ...linesOf(data),
    `Answered: ${response.status} ${response.headers.get('content-type') ?? ''}`,
    `  ${text.slice(0, ANSWER_MAX) || '(no body)'}`,
    problem ? `The form ${OUTCOMES.unknown}: ${problem}.` : report.text,
  ];
  if (!isPost && encoding !== 'json')
    lines.push(
      `Not tried: the browser's own post, before hydration and without scripts, which the endpoint must redirect to ${site.thanks}.`,
    );
  return { isConfirmed: report.isConfirmed && problem === null, text: lines.join('\n') };
}

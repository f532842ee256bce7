import {
  sanitizeValue,
  leadFormQuery,
  PRODUCT_PARAMETER,
  type LeadFacts,
  type ParameterRule,
} from '@/lib/lead/parameters';

/** The embedded web-to-lead form (specification, sections 2, 7 and 9). */

/** Sandbox permissions of the frame, in all three places. */
export const LEAD_FORM_SANDBOX =
  'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups';

/** Longest wait for the frame's `load`, in ms; after it the direct links replace the frame. */
export const LEAD_FORM_TIMEOUT_MS = 10_000;

/** The URL of the form, and the query parameters that it gets (lib/lead/parameters.ts). */
export type LeadFormAddress = { src: string; parameters: readonly ParameterRule[] };

/** The URL of the form with what is known about the lead. A query of its own is kept, and wins. */
export function leadFormUrl(
  { src, parameters }: LeadFormAddress,
  product: string | null,
  facts: LeadFacts = {},
) {
  const added = leadFormQuery(
    parameters,
    product === null ? facts : { ...facts, [PRODUCT_PARAMETER]: product },
  );
  const start = src.indexOf('?');
  if (start < 0) return added === '' ? src : `${src}?${added}`;
  const own = new URLSearchParams(src.slice(start));
  const free = [...new URLSearchParams(added)].filter(([name]) => !own.has(name));
  return [src, new URLSearchParams(free).toString()].filter(Boolean).join('&');
}

/** A mailto link that tells the company what the message is about. */
export function mailtoUrl(email: string, product?: string | null) {
  const subject = sanitizeValue(product ?? '');
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}

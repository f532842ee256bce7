import {
  sanitizeValue,
  leadFormQuery,
  PRODUCT_PARAMETER,
  type LeadFacts,
  type ParameterRule,
} from '@/lib/lead/parameters';

/** The embedded web-to-lead form (specification, sections 2, 7 and 9). */

/** Sandbox permissions of the frame, the same for all three forms. */
export const LEAD_FORM_SANDBOX =
  'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups';

/** How long to wait for the frame's `load` event, in ms, before direct links replace the frame. */
export const LEAD_FORM_TIMEOUT_MS = 10_000;

/** The URL of the form, and the query parameters to add to it (lib/lead/parameters.ts). */
export type LeadFormAddress = { src: string; parameters: readonly ParameterRule[] };

/** Adds the product and the attribution to the form's URL, whose own parameters take priority. */
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

export function mailtoUrl(email: string, product?: string | null) {
  const subject = sanitizeValue(product ?? '');
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}

import { bounded, leadQuery, PRODUCT, type LeadFacts } from '@/lib/leadQuery';

/** The embedded web-to-lead form (specification, sections 2, 7 and 9). */

/** Sandbox permissions of the frame, in all three places. */
export const LEAD_FORM_SANDBOX =
  'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups';

/** No `load` within this time, in ms, and the visitor gets the direct ways to reach the company. */
export const LEAD_FORM_TIMEOUT_MS = 10_000;

/** Name of the query parameter that carries the chosen product to /ContactUs. */
export const PRODUCT_PARAMETER = 'product';

/** Where the form is, and which query parameters it is told (lib/leadQuery.ts). */
export type LeadFormAddress = { src: string; parameters: string };

/** The form's address, with what is known of the lead as its query. */
export function leadFormUrl(
  { src, parameters }: LeadFormAddress,
  product: string | null,
  facts: LeadFacts = {},
) {
  const query = leadQuery(parameters, product === null ? facts : { ...facts, [PRODUCT]: product });
  return query === '' ? src : `${src}?${query}`;
}

/** A mailto link that tells the company what the message is about. */
export function mailtoUrl(email: string, product?: string | null) {
  const subject = bounded(product ?? '');
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}

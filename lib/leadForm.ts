/** The embedded web-to-lead form (specification, sections 2, 7 and 9). */

/** Sandbox permissions of the frame, in all three places. */
export const LEAD_FORM_SANDBOX =
  'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups';

/** No `load` within this time, in ms, and the visitor gets the direct ways to reach the company. */
export const LEAD_FORM_TIMEOUT_MS = 10_000;

/** Name of the query parameter that carries the chosen product to the form and to /ContactUs. */
export const PRODUCT_PARAMETER = 'product';

/** Longest product that is passed on, in characters: a query is not a place for essays. */
const PRODUCT_MAX_LENGTH = 120;

/** By code points: half a surrogate pair could not be encoded. */
const bounded = (product?: string | null) =>
  [...(product?.trim() ?? '')].slice(0, PRODUCT_MAX_LENGTH).join('');

/** The form's address, with the chosen product as a query parameter. */
export function leadFormUrl(src: string, product?: string | null) {
  const value = bounded(product);
  if (!value) return src;
  const query = new URLSearchParams({ [PRODUCT_PARAMETER]: value });
  return `${src}${src.includes('?') ? '&' : '?'}${query}`;
}

/** A mailto link that tells the company what the message is about. */
export function mailtoUrl(email: string, product?: string | null) {
  const subject = bounded(product);
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}

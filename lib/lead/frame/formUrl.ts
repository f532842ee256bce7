import {
  sanitizeValue,
  leadFormQuery,
  type Attribution,
  type ParameterRule,
} from '@/lib/lead/parameters';

/** The URL of the form, and the query parameters to add to it (lib/lead/parameters.ts). */
export type LeadFormAddress = { src: string; parameters: readonly ParameterRule[] };

/**
 * Whether a fragment holds parameters. Typeform reads its hidden fields from there, because browsers
 * do not send fragments to servers (https://github.com/Typeform/embed/issues/260).
 */
const isQuery = (fragment: string) => fragment === '' || fragment.includes('=');

/** Adds parameters to a query, whose own parameters take priority. */
function joined(own: string, added: URLSearchParams) {
  const names = new URLSearchParams(own);
  const free = [...added].filter(([name]) => !names.has(name));
  return [own, new URLSearchParams(free).toString()].filter(Boolean).join('&');
}

/**
 * Adds the product and the attribution to the form's URL: to its query or, if its fragment holds
 * parameters or is empty, to its fragment.
 */
export function leadFormUrl(
  { src, parameters }: LeadFormAddress,
  product: string | null,
  attribution: Attribution = {},
) {
  const added = leadFormQuery(parameters, product, attribution);
  const hash = src.indexOf('#');
  const fragment = hash < 0 ? null : src.slice(hash + 1);
  if (fragment !== null && isQuery(fragment))
    return `${src.slice(0, hash)}#${joined(fragment, added)}`;
  const page = hash < 0 ? src : src.slice(0, hash);
  const start = page.indexOf('?');
  const query = joined(start < 0 ? '' : page.slice(start + 1), added);
  const path = start < 0 ? page : page.slice(0, start);
  const rest = fragment === null ? '' : `#${fragment}`;
  return (start < 0 && query === '' ? path : `${path}?${query}`) + rest;
}

/** Longer URLs do not open in every email program. */
const MAILTO_MAX = 1900;

/**
 * @param subject the product
 * @param text the message. It is left out if the URL would be too long.
 */
export function mailtoUrl(email: string, subject?: string | null, text = '') {
  const line = sanitizeValue(subject ?? '');
  const query = [
    line && `subject=${encodeURIComponent(line)}`,
    text && `body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`,
  ];
  const url = (parts: readonly string[]) => {
    const given = parts.filter(Boolean).join('&');
    return given ? `mailto:${email}?${given}` : `mailto:${email}`;
  };
  return url(query).length > MAILTO_MAX ? url(query.slice(0, 1)) : url(query);
}

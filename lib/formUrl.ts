import { leadFormQuery, type Attribution, type ParameterRule } from '@/lib/parameters';

/** The URL of the form, and the query parameters to add to it (lib/parameters.ts). */
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

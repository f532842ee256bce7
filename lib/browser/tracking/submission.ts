import { samePath } from '@/lib/browser/links';

export type Arrival = {
  /** How the document was loaded (Navigation Timing, `type`). */
  type: string | undefined;
  /** The URL with which it was loaded. The router may have changed the URL since. */
  loaded: string;
  referrer: string;
};

const isThankYou = (pathname: string) => samePath(pathname, `${BUILD.basePath}/thank-you`);

/**
 * Whether a hosted form opened this document, which is /thank-you. The evidence is the navigation itself: a
 * hosted form that opens /thank-you in the whole window, from its frame or by a redirect, is the
 * referrer. A reload, Back, Forward and a typed URL are something else. A service that sends no
 * referrer is not counted.
 *
 * @param formOrigins the origins of the form's pages
 * @param formPath the path of a form on the site's own origin
 */
export function isSubmission(
  { type, loaded, referrer }: Arrival,
  formOrigins: readonly string[],
  formPath: string | null = null,
): boolean {
  const here = new URL(loaded);
  if (type !== 'navigate' || !isThankYou(here.pathname)) return false;
  if (!URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  if (origin !== here.origin) return formOrigins.includes(origin);
  if (formPath !== null && samePath(pathname, formPath)) return true;
  // /thank-you in a form's frame reopens itself in the whole window.
  return isThankYou(pathname);
}

/** @param source an origin, or `https://*.` and a domain, for its subdomains */
const isFrom = (origin: string, source: string) =>
  source.includes('*') ? origin.endsWith(source.split('*')[1]!) : origin === source;

/**
 * Whether the endpoint of the site's own form opened this document, which is /thank-you. The evidence is that
 * the last page of this tab has posted a lead (lib/browser/lead/ownForm.ts), and that this is a navigation
 * from it, by way of a redirect, or from the endpoint. A link to /thank-you has no lead; a typed URL has no
 * referrer; a reload, Back and Forward are no navigation.
 *
 * @param origins those of the endpoint, as sources of a policy
 */
export function isOwnSubmission(
  { type, loaded, referrer }: Arrival,
  origins: readonly string[],
): boolean {
  const here = new URL(loaded);
  if (type !== 'navigate' || !isThankYou(here.pathname)) return false;
  if (!URL.canParse(referrer)) return false;
  const { origin } = new URL(referrer);
  return [here.origin, ...origins].some((source) => isFrom(origin, source));
}

import { samePath } from '@/lib/browser/links';

export type Arrival = {
  /** How the document was loaded (Navigation Timing, `type`). */
  type: string | undefined;
  /** The URL with which it was loaded. The router may have changed the URL since. */
  loaded: string;
  referrer: string;
};

/** What leads come from, as in lib/env.ts. */
export type LeadSource = {
  /** The origins of the form's pages, or of the endpoint, as sources of a policy. */
  origins: readonly string[];
  /** The path of a form on the site's own origin. */
  formPath: string | null;
};

const isThankYou = (pathname: string) => samePath(pathname, `${BUILD.basePath}/thank-you`);

/** @param source an origin, or `https://*.` and a domain, for its subdomains */
const isFrom = (origin: string, source: string) =>
  source.includes('*') ? origin.endsWith(source.split('*')[1]!) : origin === source;

/**
 * Whether a form opened this document, which is /thank-you. The evidence is the navigation itself: a hosted
 * form that opens /thank-you in the whole window, from its frame or by a redirect, is the referrer. A reload,
 * Back, Forward and a typed URL are something else. A service that sends no referrer is not counted.
 *
 * The site's own form is on any page. That this page has posted it is noted elsewhere (ownForm.ts).
 */
export function isSubmission(
  { type, loaded, referrer }: Arrival,
  { origins, formPath }: LeadSource,
): boolean {
  const here = new URL(loaded);
  if (type !== 'navigate' || !isThankYou(here.pathname)) return false;
  if (!URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  if (origin !== here.origin) return origins.some((source) => isFrom(origin, source));
  // /thank-you in a form's frame reopens itself in the whole window.
  return (
    BUILD.ownForm || isThankYou(pathname) || (formPath !== null && samePath(pathname, formPath))
  );
}

import { pathInSite, routeOf } from '@/lib/routes';

/** The folder of the site's own forms. */
const FORMS_FOLDER = '/forms/';

export type Arrival = {
  /** How the document was loaded (Navigation Timing, `type`). */
  type: string | undefined;
  /** The URL with which it was loaded. The router may have changed the URL since. */
  loaded: string;
  referrer: string;
};

/**
 * Whether a form opened this document, which is /thank-you. The only evidence is the navigation
 * itself, so that nothing needs to be stored: a form that opens /thank-you in the whole window, from
 * its frame or by a redirect, is the referrer. A reload, Back, Forward and a typed URL are something
 * else. A service that sends no referrer is not counted.
 *
 * @param formOrigins the origins of the form's pages
 */
export function isSubmission(
  { type, loaded, referrer }: Arrival,
  thankYou: string,
  formOrigins: readonly string[],
): boolean {
  if (type !== 'navigate' || !URL.canParse(referrer)) return false;
  const here = new URL(loaded);
  if (routeOf(here.pathname) !== thankYou) return false;
  const { origin, pathname } = new URL(referrer);
  if (origin !== here.origin) return formOrigins.includes(origin);
  // A form of this site, or /thank-you in a form's frame, which reopens itself in the whole window.
  return routeOf(pathname) === thankYou || pathInSite(pathname)?.startsWith(FORMS_FOLDER) === true;
}

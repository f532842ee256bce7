import { routeOf, samePath } from '@/lib/pages/paths';

export type Arrival = {
  /** How the document was loaded (Navigation Timing, `type`). */
  type: string | undefined;
  /** The URL with which it was loaded. The router may have changed the URL since. */
  loaded: string;
  referrer: string;
};

/**
 * Whether a form opened this document, which is /thank-you. The evidence is the navigation itself: a
 * hosted form that opens /thank-you in the whole window, from its frame or by a redirect, is the
 * referrer. A reload, Back, Forward and a typed URL are something else. A service that sends no
 * referrer is not counted. The site's own form has a record of its leads.
 *
 * @param formOrigins the origins of the form's pages
 * @param formPath the path of a form on the site's own origin (lib/lead/formOnSite.ts)
 */
export function isSubmission(
  { type, loaded, referrer }: Arrival,
  thankYou: string,
  formOrigins: readonly string[],
  formPath: string | null = null,
): boolean {
  const here = new URL(loaded);
  if (type !== 'navigate' || routeOf(here.pathname) !== thankYou) return false;
  if (!URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  if (origin !== here.origin) return formOrigins.includes(origin);
  if (formPath !== null && samePath(pathname, formPath)) return true;
  // /thank-you in a form's frame reopens itself in the whole window.
  return routeOf(pathname) === thankYou;
}

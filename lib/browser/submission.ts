import { samePath } from '@/lib/browser/links';

export type Arrival = {
  /** Navigation Timing, `type`. */
  type: string | undefined;
  /** The URL of the navigation. The router may have changed it since. */
  loaded: string;
  referrer: string;
};

/** As in lib/env.ts. */
export type LeadSource = {
  /** Of the form's pages, or of the endpoint. */
  origins: readonly string[];
  formPath: string | null;
};

const isThankYou = (pathname: string) => samePath(pathname, `${BUILD.basePath}/thank-you`);

/** @param source an origin, or `https://*.` and a domain */
const isFrom = (origin: string, source: string) =>
  source.includes('*') ? origin.endsWith(source.split('*')[1]!) : origin === source;

/**
 * Whether a form opened this document, /thank-you. The evidence is the navigation: a hosted form that opens
 * it in the whole window, from its frame or by a redirect, is the referrer. A reload, Back, Forward and a
 * typed URL are not. A service that sends no referrer is not counted. For the site's own form, ownForm.ts
 * notes what was posted.
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

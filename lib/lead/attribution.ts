import {
  readAttribution,
  withoutCampaign,
  withoutClickIds,
  type LeadFacts,
  type ParameterRule,
} from '@/lib/lead/parameters';
import { mayAdvertise, hasGlobalPrivacyControl } from '@/lib/tracking/advertisingConsent';
import { pathInSite, routeOf } from '@/lib/routes';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/** Attribution: the page on which a session started, and the campaign that brought the visitor. */

export const ATTRIBUTION_KEY = STORAGE_KEYS.attribution;

type View = { path: string; search: string };

/** The attribution in memory. After a full page load, it is read from storage. */
let remembered: LeadFacts | null = null;
/** Whether this document has already stored the attribution. */
let isStored = false;

const isFacts = (value: unknown): value is LeadFacts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string');

/** Returns `null` if storage is blocked or contains no valid attribution. */
function stored(): LeadFacts | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? 'null');
    return isFacts(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Returns the route for a path, or the path itself if it has no route. Routes are preferred because
 * the spelling of paths depends on the host.
 */
export const landingPath = (path: string, basePath?: string) => routeOf(path, basePath) ?? path;

/**
 * The previous page, if it is on this site. If the visitor left that page before its scripts ran,
 * the attribution was not stored, so it is read from the URL of that page.
 */
function viewBefore(): View | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  const path = pathInSite(pathname);
  if (origin !== location.origin || path === null) return null;
  return { path: landingPath(path, ''), search };
}

const knownFacts = (rules: readonly ParameterRule[], view: View) =>
  remembered ?? stored() ?? readAttribution(rules, viewBefore() ?? view);

/**
 * The attribution of the session, for the form's URL. If advertising is not allowed, it contains no
 * click ids and, in builds with a consent banner, no campaign parameters.
 */
export function attribution(rules: readonly ParameterRule[], view: View): LeadFacts {
  const facts = knownFacts(rules, view);
  if (mayAdvertise()) return facts;
  return __CONSENT__ ? withoutCampaign(facts) : withoutClickIds(facts);
}

/** Keeps the attribution in memory and, if advertising is allowed, in session storage. */
export function rememberAttribution(rules: readonly ParameterRule[], view: View) {
  remembered = knownFacts(rules, view);
  if (hasGlobalPrivacyControl()) dropStoredAttribution();
  if (!mayAdvertise() || isStored || Object.keys(remembered).length === 0) return;
  try {
    sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(remembered));
    isStored = true;
  } catch {
    // Storage is blocked: the attribution is lost on the next full page load.
  }
}

export function dropStoredAttribution() {
  isStored = false;
  try {
    sessionStorage.removeItem(ATTRIBUTION_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** For tests: resets the module, as a new document would. */
export function forgetAttribution() {
  remembered = null;
  isStored = false;
}

import {
  readAttribution,
  withoutCampaign,
  withoutClickIds,
  type Attribution,
  type Landing,
  type ParameterRule,
} from '@/lib/lead/parameters';
import { mayAdvertise, hasGlobalPrivacyControl } from '@/lib/tracking/advertisingConsent';
import { pathInSite, routeOf } from '@/lib/pages/paths';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/**
 * How a visitor came, in three words:
 * - landing: the first page of a session, with its query;
 * - attribution: what the site keeps of the landing, in memory and, if advertising is allowed, in
 *   session storage: the campaign, click ids and the path;
 * - parameters: what the URL of a form is given: the attribution and the product (parameters.ts).
 */

export const ATTRIBUTION_KEY = STORAGE_KEYS.attribution;

/** The attribution in memory. After a full page load, it is read from storage. */
let attribution: Attribution | null = null;
/** Whether this document has already stored the attribution. */
let isStored = false;

const isAttribution = (value: unknown): value is Attribution =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string');

/** Returns `null` if storage is blocked or contains no valid attribution. */
function storedAttribution(): Attribution | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? 'null');
    return isAttribution(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Returns the route for a path without the base path, or the path itself if it has no route. Routes
 * are preferred because the spelling of paths depends on the host.
 */
export const landingPath = (path: string) => routeOf(path, '') ?? path;

/**
 * The previous page, if it is on this site. If the visitor left that page before its scripts ran,
 * it is the landing, and its attribution was not stored.
 */
function previousPage(): Landing | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  // In a further language, the previous page may be of another one.
  const path =
    __SITE_PATH__ === __BASE_PATH__
      ? pathInSite(pathname)
      : (pathInSite(pathname) ?? pathInSite(pathname, __SITE_PATH__));
  if (origin !== location.origin || path === null) return null;
  return { path: landingPath(path), search };
}

/** @param page the page on the screen, which is the landing unless there is an earlier one */
const attributionOf = (rules: readonly ParameterRule[], page: Landing) =>
  attribution ?? storedAttribution() ?? readAttribution(rules, previousPage() ?? page);

/**
 * The attribution for the form's URL. If advertising is not allowed, it contains no click ids and,
 * in builds with a consent banner, no campaign parameters.
 */
export function allowedAttribution(rules: readonly ParameterRule[], page: Landing): Attribution {
  const all = attributionOf(rules, page);
  if (mayAdvertise()) return all;
  return __CONSENT__ ? withoutCampaign(all) : withoutClickIds(all);
}

/** Keeps the attribution in memory and, if advertising is allowed, in session storage. */
export function keepAttribution(rules: readonly ParameterRule[], page: Landing) {
  attribution = attributionOf(rules, page);
  if (hasGlobalPrivacyControl()) dropStoredAttribution();
  if (!mayAdvertise() || isStored || Object.keys(attribution).length === 0) return;
  try {
    sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(attribution));
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
  attribution = null;
  isStored = false;
}

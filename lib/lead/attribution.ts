import {
  readAttribution,
  withoutCampaign,
  withoutClickIds,
  type LeadFacts,
  type ParameterRule,
} from '@/lib/lead/parameters';
import { mayAdvertise, hasGlobalPrivacyControl } from '@/lib/tracking/advertisingConsent';
import { pathInSite, routeOf } from '@/lib/routes';

/** Attribution: where a session began, and with which campaign. */

/** Session-storage key of the attribution. */
export const ATTRIBUTION_KEY = 'lead_first_view';

type View = { path: string; search: string };

/** The attribution as this document knows it; another document reads it from storage. */
let remembered: LeadFacts | null = null;
/** Whether storage has it already: every page view asks for it to be stored. */
let isStored = false;

const isFacts = (value: unknown): value is LeadFacts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string');

/** Ignores storage that is blocked or holds something else. */
function stored(): LeadFacts | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? 'null');
    return isFacts(value) ? value : null;
  } catch {
    return null;
  }
}

/** The landing page by its route, so that it has one name on hosts of every kind. */
export const landingPath = (path: string, basePath?: string) => routeOf(path, basePath) ?? path;

/**
 * The page of this site that linked here. A page that is left before its scripts run could not
 * store its own attribution.
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
 * The attribution of this session, for the form's URL. Without permission to advertise it has no click
 * ids, and in builds with a consent banner nothing of a campaign.
 */
export function attribution(rules: readonly ParameterRule[], view: View): LeadFacts {
  const facts = knownFacts(rules, view);
  if (mayAdvertise()) return facts;
  return __CONSENT__ ? withoutCampaign(facts) : withoutClickIds(facts);
}

/** Keeps the attribution: in this document, and with permission to advertise in session storage. */
export function rememberAttribution(rules: readonly ParameterRule[], view: View) {
  remembered = knownFacts(rules, view);
  if (hasGlobalPrivacyControl()) dropStoredAttribution();
  if (!mayAdvertise() || isStored || Object.keys(remembered).length === 0) return;
  try {
    sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(remembered));
    isStored = true;
  } catch {
    // Then only this document remembers, and a full page load forgets.
  }
}

/** Removes the stored attribution when the visitor withdraws consent. */
export function dropStoredAttribution() {
  isStored = false;
  try {
    sessionStorage.removeItem(ATTRIBUTION_KEY);
  } catch {
    // Storage that is blocked holds nothing.
  }
}

/** For tests: starts a new document. */
export function forgetAttribution() {
  remembered = null;
  isStored = false;
}

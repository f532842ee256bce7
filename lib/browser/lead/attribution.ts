import { landing } from '@/lib/browser/lead/landing';
import {
  readAttribution,
  withoutCampaign,
  withoutClickIds,
  type Attribution,
  type ParameterRule,
} from '@/lib/lead/parameters';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';
import { mayAdvertise } from '@/lib/tracking/consent';

/**
 * How a visitor came, in three words:
 * - landing: the first page in this tab, with its query (landing.ts);
 * - attribution: what the site reads from it: the campaign, click ids and the path;
 * - parameters: what a form is given: the attribution and the product (parameters.ts).
 *
 * Consent decides only what is stored and what a form is given.
 */

const isValid = (value: unknown): value is Attribution =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string');

/**
 * What an earlier document of this tab has stored. It is needed after a visit to another site.
 *
 * @returns `null` if storage is blocked or contains no valid attribution
 */
function storedAttribution(): Attribution | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.attribution) ?? 'null');
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

const attributionOf = (rules: readonly ParameterRule[]) =>
  storedAttribution() ?? readAttribution(rules, landing());

/**
 * The attribution for a form. If advertising is not allowed, it contains no click ids and, in builds
 * with a consent banner, no campaign parameters.
 */
export function allowedAttribution(rules: readonly ParameterRule[]): Attribution {
  if (!BUILD.attribution) return {};
  const all = attributionOf(rules);
  if (mayAdvertise()) return all;
  return BUILD.consent ? withoutCampaign(all) : withoutClickIds(all);
}

/** Stores the attribution in session storage if advertising is allowed. If not, removes it. */
export function storeAttribution(rules: readonly ParameterRule[]) {
  const attribution = attributionOf(rules);
  try {
    if (!mayAdvertise()) sessionStorage.removeItem(STORAGE_KEYS.attribution);
    else if (Object.keys(attribution).length > 0)
      sessionStorage.setItem(STORAGE_KEYS.attribution, JSON.stringify(attribution));
  } catch {
    // Storage is blocked.
  }
}

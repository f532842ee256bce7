import { mayAdvertise } from '@/lib/browser/consent';
import { formParameters, readAttribution, type Attribution } from '@/lib/parameters';
import { STORAGE_KEYS } from '@/lib/storageKeys';

/**
 * How a visitor came: the campaign, click ids and path of the first URL. It is in the memory of the
 * document and, where advertising is allowed, in session storage for later documents of the tab.
 */

/** Read when the module loads, before the router changes the URL. The server has no URL. */
const landing =
  BUILD.attribution && typeof location !== 'undefined'
    ? { path: location.pathname.slice(BUILD.basePath.length) || '/', search: location.search }
    : { path: '/', search: '' };

function stored(): Attribution | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEYS.attribution)!) as Attribution | null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Without permission to advertise: no click ids and, in builds with a consent banner, no campaign. */
const withoutAdvertising = () =>
  formParameters().filter(({ kind }) => (BUILD.consent ? kind === 'landing' : kind !== 'clickId'));

function visit(): Attribution {
  if (!mayAdvertise()) return readAttribution(withoutAdvertising(), landing);
  return stored() ?? readAttribution(formParameters(), landing);
}

/** A conditional, because esbuild keeps what follows a `return`. */
export const attribution = (): Attribution => (BUILD.attribution ? visit() : {});

export function storeAttribution() {
  try {
    if (mayAdvertise())
      sessionStorage.setItem(STORAGE_KEYS.attribution, JSON.stringify(attribution()));
    else sessionStorage.removeItem(STORAGE_KEYS.attribution);
  } catch {
    // Storage is blocked.
  }
}

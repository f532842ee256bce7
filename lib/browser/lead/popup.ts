import { containsPath } from '@/lib/pages/paths';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';

/** The rules for when the lead popup opens (specification, sections 4, 8 and 9). */

/** Delay between showing a page and opening the popup, in ms. */
export const POPUP_DELAY_MS = 2500;
/** Delay between mounting the popup and its fade-in, in ms. */
export const POPUP_FADE_IN_START_MS = 50;
export const POPUP_FADE_OUT_MS = 400;

/** Also in memory. Otherwise, the popup would open on every route if session storage failed. */
let isShown = false;

/** The popup never opens on a path that contains one of the excluded paths. */
export const isPopupExcluded = (path: string, excluded: readonly string[]) =>
  excluded.some((part) => containsPath(path, part));

function wasShown() {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.popup) === 'true';
  } catch (error) {
    console.error('The popup flag cannot be read from session storage.', error);
    return false;
  }
}

/** Whether the popup may open. Called when the delay has passed. */
export const shouldOpenPopup = (path: string, excluded: readonly string[]) =>
  !isPopupExcluded(path, excluded) && !isShown && !wasShown();

/** If storage fails, the error is logged and the popup still opens. */
export function markPopupShown() {
  isShown = true;
  try {
    sessionStorage.setItem(STORAGE_KEYS.popup, 'true');
  } catch (error) {
    console.error('The popup flag cannot be written to session storage.', error);
  }
}

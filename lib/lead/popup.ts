import { containsPath } from '@/lib/pages/paths';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';

/** The rules for when the lead popup opens (specification, sections 4, 8 and 9). */

/** Delay between showing a page and opening the popup, in ms. */
export const POPUP_DELAY_MS = 2500;
/** Delay between mounting the popup and its fade-in, in ms. */
export const POPUP_FADE_IN_START_MS = 50;
export const POPUP_FADE_OUT_MS = 400;

type FlagStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether the popup has been shown. The value is also kept in memory. Otherwise, the popup would
 * open on every route if session storage failed.
 */
export type PopupMemory = { shown: boolean };

/** The popup never opens on a path that contains one of the excluded paths. */
export const isPopupExcluded = (path: string, excluded: readonly string[]) =>
  excluded.some((part) => containsPath(path, part));

/** Storage is passed as a getter, because reading `window.sessionStorage` can throw. */
function wasShown(storage: () => FlagStorage) {
  try {
    return storage().getItem(STORAGE_KEYS.popup) === 'true';
  } catch (error) {
    console.error('The popup flag cannot be read from session storage.', error);
    return false;
  }
}

/** Whether the popup may open. Called when the delay has passed. */
export const shouldOpenPopup = (
  path: string,
  excluded: readonly string[],
  memory: PopupMemory,
  storage: () => FlagStorage,
) => !isPopupExcluded(path, excluded) && !memory.shown && !wasShown(storage);

/** If storage fails, the error is logged and the popup still opens. */
export function markPopupShown(memory: PopupMemory, storage: () => FlagStorage) {
  memory.shown = true;
  try {
    storage().setItem(STORAGE_KEYS.popup, 'true');
  } catch (error) {
    console.error('The popup flag cannot be written to session storage.', error);
  }
}

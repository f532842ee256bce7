/** The rule of the lead popup (specification, sections 4, 8 and 9). */

/** Wait after a page is shown, in ms. */
export const POPUP_DELAY_MS = 2500;
/** Start of the fade-in after the popup mounts, in ms. */
export const POPUP_FADE_IN_START_MS = 50;
/** Length of the fade-out, in ms. */
export const POPUP_FADE_OUT_MS = 400;
/** Session-storage key; "true" once the popup has been shown. */
export const POPUP_FLAG_KEY = 'popupShown_once';
/** The popup never opens on a path that contains one of these, in any letter case. */
export const POPUP_EXCLUDED_PATHS = ['/ContactUs', '/thank-you'] as const;

type FlagStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * What the running page remembers. With storage alone, a visitor whose storage fails would get the
 * popup on every route.
 */
export type PopupMemory = { shown: boolean };

/** Some hosts turn paths into lower case. */
export const isPopupExcluded = (path: string) =>
  POPUP_EXCLUDED_PATHS.some((excluded) => path.toLowerCase().includes(excluded.toLowerCase()));

/** Storage is passed as a getter, because merely touching `window.sessionStorage` can throw. */
function wasShown(storage: () => FlagStorage) {
  try {
    return storage().getItem(POPUP_FLAG_KEY) === 'true';
  } catch (error) {
    console.error('The popup flag cannot be read from session storage.', error);
    return false;
  }
}

/** Whether the popup opens now; asked when the delay has passed. */
export const shouldOpenPopup = (path: string, memory: PopupMemory, storage: () => FlagStorage) =>
  !isPopupExcluded(path) && !memory.shown && !wasShown(storage);

/** Remembers the opening. A storage failure is logged, and the popup still shows. */
export function markPopupShown(memory: PopupMemory, storage: () => FlagStorage) {
  memory.shown = true;
  try {
    storage().setItem(POPUP_FLAG_KEY, 'true');
  } catch (error) {
    console.error('The popup flag cannot be written to session storage.', error);
  }
}

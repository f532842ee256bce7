/** The rule of the lead popup (specification, sections 4, 8 and 9). */

/** Wait after a page is shown, in ms. */
export const POPUP_DELAY_MS = 2500;
/** Start of the fade-in after the popup mounts, in ms. */
export const POPUP_FADE_IN_START_MS = 50;
/** Length of the fade-out, in ms. */
export const POPUP_FADE_OUT_MS = 400;
/** Session-storage key; "true" once the popup has been shown. */
export const POPUP_FLAG_KEY = 'popupShown_once';
/** The popup never opens on a path that contains one of these. */
export const POPUP_EXCLUDED_PATHS = ['/ContactUs', '/thank-you'] as const;

/** Whoever has sent the form does not need it any more: past this page the popup stays away. */
const POPUP_ENDING_PATH = '/thank-you';

type FlagStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * What the running page itself remembers. Storage alone would let a visitor whose storage fails
 * meet the popup on every route of one visit.
 */
export type PopupMemory = { shown: boolean };

export const isPopupExcluded = (path: string) =>
  POPUP_EXCLUDED_PATHS.some((excluded) => path.includes(excluded));

export const isPopupOver = (path: string) => path.includes(POPUP_ENDING_PATH);

/** Storage is passed as a getter, because merely touching `window.sessionStorage` can throw. */
function wasShown(storage: () => FlagStorage) {
  try {
    return storage().getItem(POPUP_FLAG_KEY) === 'true';
  } catch (error) {
    console.error('The popup flag cannot be read from session storage.', error);
    return false;
  }
}

/** Whether the popup opens now, judged when the delay has passed. */
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

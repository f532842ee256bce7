import { STORAGE_KEYS } from '@/lib/storageKeys';

/** The rules for when the lead popup opens (specification, sections 4, 8 and 9). */

/** Delay between showing a page and opening the popup, in ms. */
export const POPUP_DELAY_MS = 2500;
/** Delay between mounting the popup and its fade-in, in ms. */
export const POPUP_FADE_IN_START_MS = 50;
export const POPUP_FADE_OUT_MS = 400;

/** Also in memory. Otherwise, the popup would open on every route if session storage failed. */
let isShown = false;

/** The popup never opens on a path that contains one of these. Some hosts serve pages in any letter case. */
const EXCLUDED = /\/(ContactUs|thank-you)/i;

export const isPopupExcluded = (path: string) => EXCLUDED.test(path);

function wasShown() {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.popup) === 'true';
  } catch (error) {
    console.error('The popup flag cannot be read from session storage.', error);
    return false;
  }
}

/** Whether the popup may open. Called when the delay has passed. */
export const shouldOpenPopup = (path: string) => !isPopupExcluded(path) && !isShown && !wasShown();

/** If storage fails, the error is logged and the popup still opens. */
export function markPopupShown() {
  isShown = true;
  try {
    sessionStorage.setItem(STORAGE_KEYS.popup, 'true');
  } catch (error) {
    console.error('The popup flag cannot be written to session storage.', error);
  }
}

const OPEN_DIALOG = 'dialog:is([open], :popover-open)';

/**
 * An open dialog, such as the consent banner, or a frame that the visitor has opened, such as a video that
 * is playing.
 */
const BUSY = BUILD.embeds ? `${OPEN_DIALOG}, iframe[data-embed]` : OPEN_DIALOG;

/** An ad blocker may hide the consent banner. */
const isCovered = () =>
  [...document.querySelectorAll(BUSY)].some(
    (element) => getComputedStyle(element).display !== 'none',
  );

/** Runs the callback when no dialog and no frame of the visitor is open. Returns a cleanup function. */
export function whenUncovered(callback: () => void) {
  // The `close` event is not enough: React removes a dialog before the event fires.
  const observer = new MutationObserver(() => check());
  const listener = new AbortController();
  const stop = () => {
    observer.disconnect();
    listener.abort();
  };
  const check = () => {
    if (isCovered()) return;
    stop();
    callback();
  };
  // The sidebar is a popover, which no attribute shows. The event does not bubble.
  document.addEventListener('toggle', check, { capture: true, signal: listener.signal });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  check();
  return stop;
}

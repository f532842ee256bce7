import { STORAGE_KEYS } from '@/lib/storageKeys';

/** When the lead popup opens (specification, sections 4, 8 and 9). */

/** From showing a page to opening the popup, in ms. */
export const POPUP_DELAY_MS = 2500;
/** From mounting the popup to its fade-in, in ms. */
export const POPUP_FADE_IN_START_MS = 50;
export const POPUP_FADE_OUT_MS = 400;

/** Also in memory. Otherwise, the popup would open on every route if session storage failed. */
let isShown = false;

/** Some hosts serve pages in any letter case. */
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

export const shouldOpenPopup = (path: string) => !isPopupExcluded(path) && !isShown && !wasShown();

/** If storage fails, the popup still opens. */
export function markPopupShown() {
  isShown = true;
  try {
    sessionStorage.setItem(STORAGE_KEYS.popup, 'true');
  } catch (error) {
    console.error('The popup flag cannot be written to session storage.', error);
  }
}

/**
 * An open dialog, such as the consent banner, or an embed that the visitor has opened, such as a playing
 * video.
 */
const BUSY = 'dialog:is([open], :popover-open), iframe[data-embed]';

/** An ad blocker may hide the consent banner. */
const isCovered = () =>
  [...document.querySelectorAll(BUSY)].some(
    (element) => getComputedStyle(element).display !== 'none',
  );

export function whenUncovered(callback: () => void) {
  // Not the `close` event: React removes a dialog before it fires.
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
  // The sidebar is a popover, which no attribute shows. `toggle` does not bubble.
  document.addEventListener('toggle', check, { capture: true, signal: listener.signal });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  check();
  return stop;
}

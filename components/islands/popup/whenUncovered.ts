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

/**
 * Calls back once the page is shown to somebody: at once in the front tab, later in a background
 * tab or a prerendered page. Returns the undo.
 */
export function whenVisible(callback: () => void) {
  if (document.visibilityState === 'visible') {
    callback();
    return () => {};
  }
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', check);
    callback();
  };
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}

/** Calls back once the document is one that a visitor went to, not one that is only prerendered. */
export function whenActivated(callback: () => void) {
  if ((document as { prerendering?: boolean }).prerendering !== true) callback();
  else document.addEventListener('prerenderingchange', callback, { once: true });
}

/** How long the document has been shown, in ms: scripts run some time after the first paint. */
export function timeSinceFirstPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? Math.max(0, performance.now() - paint.startTime) : 0;
}

/** Missing in TypeScript 6.0's DOM library. */
type NavigationEntry = PerformanceNavigationTiming & { activationStart?: number };

/** Undefined if the browser does not say. */
export const navigationEntry = () =>
  performance.getEntriesByType?.('navigation')[0] as NavigationEntry | undefined;

/**
 * Runs the callback when the page is visible: not in a background tab or a prerendered page. Returns a
 * cleanup function.
 */
export function whenVisible(callback: () => void) {
  const listener = new AbortController();
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    listener.abort();
    callback();
  };
  document.addEventListener('visibilitychange', check, { signal: listener.signal });
  check();
  return () => listener.abort();
}

export const isPrerendering = () => (document as { prerendering?: boolean }).prerendering === true;

/** Immediately, or when a prerendered page is activated. */
export function whenActivated(callback: () => void) {
  if (!isPrerendering()) callback();
  else document.addEventListener('prerenderingchange', callback, { once: true });
}

/**
 * How long the page has been visible, in ms: since the first contentful paint, or the activation of a
 * prerendered page (`activationStart`), which may have been painted before.
 */
export function timeSinceFirstPaint() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint) return 0;
  const activation = navigationEntry()?.activationStart ?? 0;
  return Math.max(0, performance.now() - Math.max(paint.startTime, activation));
}

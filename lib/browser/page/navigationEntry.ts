/** Not yet in TypeScript's DOM library (6.0). */
type NavigationEntry = PerformanceNavigationTiming & { activationStart?: number };

/** How and when this document was opened. Undefined if the browser does not say so. */
export const navigationEntry = () =>
  performance.getEntriesByType?.('navigation')[0] as NavigationEntry | undefined;

/**
 * The event that RestoreEarlyState.tsx fires on `window` when React has hydrated the document, or has
 * rendered it again, because something else had changed the page. Then all elements are new, and the
 * first script opens the consent banner and marks the root element again.
 */
export const RENDERED = 'rendered';

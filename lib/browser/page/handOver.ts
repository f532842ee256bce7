/** What the first script leaves for islands, and what they tell it. */

/** The card of a frame (components/islands/page/Embed.tsx), and the attribute of one that was clicked before hydration. */
export const EMBED_CARD = '[data-card]';
export const CLICKED_EARLY = 'data-clicked';

/**
 * The event that RestoreEarlyState.tsx fires on `window` when React has hydrated the document, or has
 * rendered it again, because something else had changed the page. Then all elements are new, and the
 * first script opens the consent banner and marks the root element again.
 */
export const RENDERED = 'rendered';

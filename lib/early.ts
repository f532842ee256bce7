/** What the inline script (components/early/) shares with islands and tests. */

/** The navigation bar is transparent up to this scroll position, in px (specification, section 9). */
export const NAVBAR_SCROLL_THRESHOLD_PX = 50;

/**
 * The name of a meta element. A page that has it, and opens in a frame, moves to the top window.
 */
export const LEAVES_FRAME = 'leaves-frame';

/** The card of a frame (components/islands/Embed.tsx), and the attribute of one that was clicked before hydration. */
export const EMBED_CARD = '[data-card]';
export const CLICKED_EARLY = 'data-clicked';

/**
 * The event that RestoreEarlyState.tsx fires on `window` when React has hydrated the document, or has
 * rendered it again, because something else had changed the page. Then all elements are new, and the
 * first script opens the consent banner and marks the root element again.
 */
export const RENDERED = 'rendered';

/** The card of a frame (components/islands/page/Embed.tsx), and the attribute of one that was clicked before hydration. */
export const EMBED_CARD = '[data-card]';
export const CLICKED_EARLY = 'data-clicked';

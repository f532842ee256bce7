/**
 * A glaze has a body color, a light color for the highlight on its rolled edge, and a dark color for
 * the thick glaze behind that edge. All are six hex digits.
 */
export interface Glaze {
  body: string;
  light: string;
  dark: string;
}

/** Adds to the red, green and blue of a color, each between 0 and 255. */
export const shift = (color: string, by: readonly [number, number, number]): string => {
  const channels = by.map((step, at) => {
    const channel = parseInt(color.slice(1 + 2 * at, 3 + 2 * at), 16) + step;
    return Math.min(255, Math.max(0, channel)).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

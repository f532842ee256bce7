/**
 * A glaze has a body color, a light color for the highlight on its rolled edge, and a dark color for
 * the thick glaze behind that edge. All are six hex digits.
 */
export interface Glaze {
  body: string;
  light: string;
  dark: string;
}

const channelsOf = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
const hex = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colors. `share` is the part of the second one, 0 to 1. */
export const mix = (first: string, second: string, share: number): string => {
  const other = channelsOf(second);
  return hex(channelsOf(first).map((channel, at) => channel * (1 - share) + other[at]! * share));
};

/** Adds to the red, green and blue of a color, each between 0 and 255. */
export const shift = (color: string, by: readonly [number, number, number]): string => {
  const channels = channelsOf(color);
  return hex(by.map((step, at) => Math.min(255, Math.max(0, channels[at]! + step))));
};

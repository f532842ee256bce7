/**
 * A seeded random number generator (Park and Miller), so that the same seed always draws the same
 * edge.
 */
export const random = (seed: number): (() => number) => {
  let state = seed * 7919 + 13;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  // Skip the first values, which are similar for neighboring seeds.
  for (let i = 0; i < 9; i += 1) next();
  return next;
};

/**
 * Rounds a coordinate to a tenth of a pixel. The difference is not visible, and the file compresses
 * better.
 */
export const round = (value: number): number => Math.round(value * 10) / 10;

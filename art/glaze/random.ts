/** A small seeded generator (Park and Miller): the same seed draws the same edge for ever. */
export const random = (seed: number): (() => number) => {
  let state = seed * 7919 + 13;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  // The first values of neighboring seeds resemble each other.
  for (let i = 0; i < 9; i += 1) next();
  return next;
};

/** Rounds for a path: a tenth of a pixel is finer than the eye and compresses well. */
export const round = (value: number): number => Math.round(value * 10) / 10;

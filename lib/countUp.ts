/** In ms (specification, section 9). */
export const COUNT_UP_MS = 10_000;

/** How much of the counter must be in view before the count starts. */
export const COUNT_UP_VISIBLE_SHARE = 0.4;

/**
 * @param target the final value
 * @param elapsed ms since the start; negative, if the clock was set back, counts as 0
 */
export const countAt = (target: number, elapsed: number) =>
  Math.round(target * Math.min(1, Math.max(0, elapsed / COUNT_UP_MS)));

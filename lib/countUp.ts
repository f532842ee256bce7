/** How long a company figure takes from 0 to its target, in ms (specification, section 9). */
export const COUNT_UP_MS = 10_000;

/** Share of the band that must be in view before the count starts. */
export const COUNT_UP_VISIBLE_SHARE = 0.4;

/**
 * The whole number to show.
 *
 * @param target the final value
 * @param elapsed ms since the start; a clock that jumps back counts as the start
 */
export const countAt = (target: number, elapsed: number) =>
  Math.round(target * Math.min(1, Math.max(0, elapsed / COUNT_UP_MS)));

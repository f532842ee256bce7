/** Number of confetti pieces on the thank-you page (specification, section 9). */
export const CONFETTI_PIECES = 20;

/** Longest delay of a confetti piece, in s (specification, section 9). */
const CONFETTI_MAX_DELAY_S = 5;

/**
 * A random delay for each piece, in s. On average, half of the delays are shorter than a quarter of
 * the maximum.
 */
export const confettiDelays = () =>
  Array.from({ length: CONFETTI_PIECES }, () => Math.random() ** 2 * CONFETTI_MAX_DELAY_S);

/** Decorative pieces on the thank-you page (specification, section 9). */
export const CONFETTI_PIECES = 20;

/** Longest random animation delay, in s. */
export const CONFETTI_MAX_DELAY_S = 5;

/** One random delay for each piece, in s, from 0 up to the longest; half of them in the first quarter. */
export const confettiDelays = (random: () => number = Math.random) =>
  Array.from({ length: CONFETTI_PIECES }, () => random() ** 2 * CONFETTI_MAX_DELAY_S);

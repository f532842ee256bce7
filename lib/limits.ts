/** How long texts should be. Titles, hints in the editor and warnings are made from these limits. */

const range = (min: number, max: number) => ({ min, max, text: `${min} to ${max}` });

/** Search engines cut longer titles. */
export const TITLE_MAX = 60;
/** Search engines cut longer descriptions, and often replace shorter ones. */
export const DESCRIPTION = range(110, 160);
/** The results of a case study. */
export const RESULTS = range(2, 4);

/** The font file of the site, and its glyphs. */
export const FONT = {
  package: '@fontsource-variable/instrument-sans',
  /** In the package. */
  source: 'files/instrument-sans-latin-wght-normal.woff2',
  /** Beside app/fonts.ts, which names it. Made by the build, so not in the repository. */
  file: 'app/sans.generated.woff2',
  /**
   * A copy for the demo form, which is static and does not know the file name that Next.js
   * generates.
   */
  demoFile: 'public/forms/wtl/demo/sans.generated.woff2',
  /** Copyright, license and license URL, which the SIL Open Font License requires to keep. */
  names: [0, 13, 14],
} as const;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * Removed from the package's subset: combining accents, spacing modifiers and arrows, which no page
 * uses. Other characters are shown in the fallback font.
 */
export const GLYPHS = [
  { text: range(0x20, 0x7e), why: 'Basic Latin.' },
  { text: range(0xa0, 0xff), why: 'Latin-1: names of people and places of Western Europe.' },
  { text: 'Œœ', why: 'French beyond Latin-1.' },
  { text: '–—‘’‚“”„•…‹›', why: 'Dashes, quotes and dots of good typesetting.' },
  { text: '€™−', why: 'Prices, marks and the true minus sign.' },
];

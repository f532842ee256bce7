export const FONT = {
  package: '@fontsource-variable/instrument-sans',
  source: 'files/instrument-sans-latin-wght-normal.woff2',
  /** The generated font, which app/fonts.ts imports. It is not in the repository. */
  file: 'app/sans.generated.woff2',
  /**
   * A copy for the demo form. The form is a static file, so it cannot use the file name that
   * Next.js generates.
   */
  demoFile: 'public/forms/wtl/demo/sans.generated.woff2',
  /**
   * Entries of the font's name table that must be kept: copyright, license and license URL (SIL
   * Open Font License).
   */
  names: [0, 13, 14],
} as const;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * The characters that our font keeps from the package's Latin subset: all except Ă, ı, combining
 * accents, spacing modifiers and arrows, which no page uses. Characters that our font does not
 * contain appear in the fallback font.
 */
export const GLYPHS = [
  { text: range(0x20, 0x7e), why: 'Basic Latin.' },
  { text: range(0xa0, 0xff), why: 'Latin-1: names of people and places of Western Europe.' },
  { text: 'Œœ', why: 'French beyond Latin-1.' },
  { text: '–—‘’‚“”„•…‹›', why: 'Dashes, quotes and dots of good typesetting.' },
  { text: '€™−', why: 'Prices, marks and the true minus sign.' },
];

export const FONT = {
  package: '@fontsource-variable/instrument-sans',
  /** The variable font with Western European letters, and another one with more letters. */
  source: 'files/instrument-sans-latin-wght-normal.woff2',
  moreSource: 'files/instrument-sans-latin-ext-wght-normal.woff2',
  weights: '400 700',
  /** The generated font, which app/fonts.ts imports. It is not in the repository. */
  file: 'app/sans.generated.woff2',
  /** The generated stylesheet with the fallback fonts (scripts/export/fallbackFonts.ts). */
  fallbackFile: 'app/styles/fallback-fonts.generated.css',
  /** The letters of `moreSource` that content uses, and the stylesheet that loads them, if any. */
  moreFile: 'app/more-letters.generated.woff2',
  moreStyles: 'app/styles/more-letters.generated.css',
  /**
   * Entries of the font's name table that must be kept: copyright, license and license URL (SIL
   * Open Font License).
   */
  names: [0, 13, 14],
} as const;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * The characters of `source` that our font always keeps, so that it does not change with every
 * word. The build adds the other letters that content uses (scripts/export/font.ts).
 */
export const GLYPHS = [
  { text: range(0x20, 0x7e), why: 'Basic Latin.' },
  { text: range(0xa0, 0xff), why: 'Latin-1: names of people and places of Western Europe.' },
  { text: 'Œœ', why: 'French beyond Latin-1.' },
  { text: '–—‘’‚“”„•…‹›', why: 'Dashes, quotes and dots of good typesetting.' },
  { text: '€™−', why: 'Prices, marks and the true minus sign.' },
];

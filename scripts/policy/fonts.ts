/** A family of fonts. Everything else about it follows from this record (scripts/export/fonts.ts). */
export type Family = {
  /** The Fontsource package of a variable font. */
  package: string;
  /** The first and the last weight that the site uses, such as `400 700`, or a single one. */
  weights: string;
  /** `text` is for all text, unless another family is for `headings`. */
  role: 'text' | 'headings';
};

export const FAMILIES: readonly Family[] = [
  { package: '@fontsource-variable/instrument-sans', weights: '400 700', role: 'text' },
];

/**
 * Entries of a font's name table that must be kept: copyright, license and license URL (SIL Open Font
 * License).
 */
export const NAMES = [0, 13, 14];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * The characters that each font always keeps, so that it does not change with every word. The build
 * adds the other letters that content uses.
 */
export const GLYPHS = [
  { text: range(0x20, 0x7e), why: 'Basic Latin.' },
  { text: range(0xa0, 0xff), why: 'Latin-1: names of people and places of Western Europe.' },
  { text: 'Œœ', why: 'French beyond Latin-1.' },
  { text: '–—‘’‚“”„•…‹›', why: 'Dashes, quotes and dots of good typesetting.' },
  { text: '€™−', why: 'Prices, marks and the true minus sign.' },
];

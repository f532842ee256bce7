/** The one font file of the site, and which of its glyphs visitors load. */
export const FONT = {
  package: '@fontsource-variable/instrument-sans',
  /** In the package. */
  source: 'files/instrument-sans-latin-wght-normal.woff2',
  /** Beside app/fonts.ts, which names it. Made by the build, so not in the repository. */
  file: 'app/sans.generated.woff2',
  /** The demonstration form is static: it can't know the name that Next.js gives the file. */
  demoFile: 'public/forms/wtl/demo/sans.generated.woff2',
  /** Copyright, license and its address: the SIL Open Font License wants them kept. */
  names: [0, 13, 14],
} as const;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * Left out of the package's subset: combining accents, spacing letters and arrows, which no page uses.
 * A letter beyond these is shown in the face that stands in for the font.
 */
export const GLYPHS = [
  { text: range(0x20, 0x7e), why: 'Basic Latin.' },
  { text: range(0xa0, 0xff), why: 'Latin-1: names of people and places of Western Europe.' },
  { text: 'Œœ', why: 'French beyond Latin-1.' },
  { text: '–—‘’‚“”„•…‹›', why: 'Dashes, quotes and dots of good typesetting.' },
  { text: '€™−', why: 'Prices, marks and the true minus sign.' },
];

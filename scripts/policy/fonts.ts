/** A family of fonts. Everything else about it follows from this record (scripts/export/fonts.ts). */
export type Family = {
  /**
   * The Fontsource package of a variable font. That of the same font at single weights, `@fontsource/…`, is
   * read by the build.
   */
  package: string;
  /** The first and the last weight that the site uses, such as `400 700`, or a single one. */
  weights: string;
  /** `text` is for all text, unless another family is for `headings`. */
  role: 'text' | 'headings';
};

export const FAMILIES: readonly Family[] = [
  { package: '@fontsource-variable/instrument-sans', weights: '400 700', role: 'text' },
];

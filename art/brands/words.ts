/** The words to convert to outlines, and their fonts (all OFL 1.1). */
export const words = {
  quarrow: { text: 'UARROW', font: 'krona-one', weight: 400 },
  osterlin: { text: 'Osterlin', font: 'bodoni-moda', weight: 500 },
  section: { text: '§', font: 'bodoni-moda', weight: 500 },
  rue: { text: 'Rue', font: 'bodoni-moda', weight: 500 },
  pomelune: { text: 'pomelune', font: 'fredoka', weight: 600 },
  nettlepay: { text: 'nettlepay', font: 'jetbrains-mono', weight: 700 },
  skerrypoint: { text: 'SKERRYPOINT', font: 'anton', weight: 400 },
  tallowfield: { text: 'Tallowfield', font: 'besley', weight: 700 },
} as const;

export type Word = keyof typeof words;

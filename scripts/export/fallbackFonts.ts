/**
 * Makes the fallback fonts that are shown until the font of the site loads: fonts of the visitor's system,
 * each weight scaled to the width and the height of the site's font at that weight. Lines then break at
 * the same words, and the layout does not shift. The fallback that Next.js generates has one width for
 * all weights.
 */
/** In em, where 1 is the font size. `descent` is positive. */
export type FontFacts = {
  ascent: number;
  descent: number;
  /** The width of `TEXT` in one line, without kerning. */
  width: number;
};

/** A font family of systems, with the names of its two weights, and how wide they are. */
type SystemFont = {
  /** The name of the fallback font in tailwind.config.ts starts with it. */
  family: string;
  regular: readonly string[];
  bold: readonly string[];
  /** The widths of `TEXT`, in em, without kerning. */
  widths: { regular: number; bold: number };
};

/** A text with the letters that English pages have, about as often as they do. */
export const TEXT =
  'The quick brown fox jumps over the lazy dog. We build software for teams that rely on it, and answer within a day: no forms, no surprises, just what works.';

/** Arial is on Windows and Apple devices; on Linux, Liberation Sans has the same widths. Roboto is on Android. */
const SYSTEM_FONTS: readonly SystemFont[] = [
  {
    family: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    widths: { regular: 68.1411, bold: 73.6787 },
  },
  {
    family: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: { regular: 68.1108, bold: 69.1563 },
  },
];

/** From this weight on, the bold font of the system is closer than the regular one. */
const BOLD_FROM = 600;

const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

function faceOf(system: SystemFont, weight: number, font: FontFacts, standIn: string): string {
  const kind = weight < BOLD_FROM ? 'regular' : 'bold';
  const scale = font.width / system.widths[kind];
  return `@font-face {
  font-family: '${system.family} ${standIn}';
  font-weight: ${weight};
  src: ${system[kind].map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(font.ascent / scale)};
  descent-override: ${percent(font.descent / scale)};
  line-gap-override: 0%;
}
`;
}

/**
 * @param fonts a font of the site at each weight, such as 400
 * @param standIn what the names of its fallback fonts end with
 */
export const fallbackStyles = (fonts: ReadonlyMap<number, FontFacts>, standIn: string): string =>
  SYSTEM_FONTS.flatMap((system) =>
    [...fonts].map(([weight, font]) => faceOf(system, weight, font, standIn)),
  ).join('\n');

/**
 * Makes the fallback fonts that are shown until the font of the site loads: fonts of the visitor's system,
 * each weight scaled to the width and the height of the site's font at that weight. Lines then break at
 * the same words, and the layout does not shift. The fallback that Next.js generates has one width for
 * all weights.
 */
import { open, type Font } from 'fontkit';

import { NAMES, sourcesAt, weightsOf, type Family } from './fontFamilies';

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
const TEXT =
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

/** @param standIn what the name of the fallback font ends with */
function faceOf(system: SystemFont, weight: number, font: Font, standIn: string): string {
  const kind = weight < BOLD_FROM ? 'regular' : 'bold';
  const glyphs = font.glyphsForString(TEXT);
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  // In em, where 1 is the font size.
  const inEm = (value: number) => value / font.unitsPerEm;
  const scale = inEm(width) / system.widths[kind];
  return `@font-face {
  font-family: '${system.family} ${standIn}';
  font-weight: ${weight};
  src: ${system[kind].map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(inEm(font.ascent) / scale)};
  descent-override: ${percent(inEm(-font.descent) / scale)};
  line-gap-override: 0%;
}
`;
}

export async function fallbackStyles(family: Family): Promise<string> {
  const fonts = weightsOf(family).map(async (weight) => {
    const font = (await open(sourcesAt(weight, family)[0]!)) as Font;
    return { weight, font };
  });
  const { standIn } = NAMES[family.role];
  const known = await Promise.all(fonts);
  return SYSTEM_FONTS.flatMap((system) =>
    known.map(({ weight, font }) => faceOf(system, weight, font, standIn)),
  ).join('\n');
}

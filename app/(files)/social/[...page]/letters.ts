import { readFileSync } from 'node:fs';

import { create, type Font } from 'fontkit';

/** `ImageResponse` reads WOFF, but not WOFF2 or variable fonts. */
const fontFile = (weight: number, letters: string) =>
  readFileSync(
    `node_modules/@fontsource/instrument-sans/files/instrument-sans-${letters}-${weight}-normal.woff`,
  );

/** Of fonts with one name and weight, only the first is used. */
export const FAMILIES = ['latin', 'latin-ext'] as const;

export const fonts = ([500, 600] as const).flatMap((weight) =>
  FAMILIES.map((name) => ({ name, weight, data: fontFile(weight, name) })),
);

const letters = new Set(fonts.flatMap(({ data }) => (create(data) as Font).characterSet));

/**
 * Without what the font lacks, which would be a box, or an emoji that `ImageResponse` loads from another
 * host.
 */
export const drawable = (text: string) =>
  [...text.normalize('NFC').replace(/\p{Zs}/gu, ' ')]
    .filter((letter) => letters.has(letter.codePointAt(0)!) && !/\p{C}/u.test(letter))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

import { readFileSync } from 'node:fs';

/** Of fonts with one name and weight, only the first is used. */
export const FAMILIES = ['latin', 'latin-ext'] as const;

/** `ImageResponse` reads WOFF, but not WOFF2 or variable fonts. What they lack, it gets from Google Fonts. */
export const fonts = ([500, 600] as const).flatMap((weight) =>
  FAMILIES.map((name) => ({
    name,
    weight,
    data: readFileSync(
      `node_modules/@fontsource/instrument-sans/files/instrument-sans-${name}-${weight}-normal.woff`,
    ),
  })),
);

/**
 * Declares the font families (tailwind.config.ts) to pages. Their npm packages have a font with the letters
 * of Western Europe, and one with more letters, which is declared if content uses some; pages load it
 * only if they show such a letter. Makes the module that declares the fonts to Next.js, and the stylesheets
 * with their fallback fonts and with more letters. Runs before `next build` and `next dev`, because app/
 * imports the files.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { open, type Font } from 'fontkit';

import { CONTENT } from '@/scripts/command';
import { readContent, wordsOf } from '@/scripts/content/read';
import { FAMILIES } from '@/tailwind.config';

import { fallbackStyles } from './fallbackFonts';
import { NAMES, rangeOfMore, sourcesOf, type Family } from './fontFamilies';

/** What app/layout.tsx imports, and the stylesheets with the fallback fonts and with more letters. */
const MODULE = 'app/fonts.generated.ts';
const FALLBACK_STYLES = 'app/styles/fallback-fonts.generated.css';
const MORE_STYLES = 'app/styles/more-letters.generated.css';

async function lettersIn(file: string) {
  const { characterSet } = (await open(file)) as Font;
  return new Set(characterSet.map((code) => String.fromCodePoint(code)));
}

export type Letters = { main: ReadonlySet<string>; more: ReadonlySet<string> };

/** Returns the letters of both fonts of a package. */
export async function lettersOf(family: Pick<Family, 'package'>): Promise<Letters> {
  const { main, more } = sourcesOf(family);
  return {
    main: await lettersIn(main),
    more: more ? await lettersIn(more) : new Set(),
  };
}

/** Whether a character needs a font. */
const isVisible = (letter: string) => !/[\s\p{C}]/u.test(letter);

/** Returns the visible characters that are not in the font of Western European letters. */
const othersIn = (text: string, { main }: Letters) =>
  [...text.normalize('NFC')].filter((letter) => isVisible(letter) && !main.has(letter));

/** The path of a file from a folder, as imports write it. */
const pathFrom = (folder: string, file: string) =>
  path.relative(folder, file).replaceAll(path.sep, '/');

/** Next.js reads the options of `localFont` from the source text, so they must be literals. */
function moduleFor(families: readonly Family[]): string {
  const fonts = families.map(
    (family) => `const ${NAMES[family.role].name} = localFont({
  src: '${pathFrom('app', sourcesOf(family).main)}',
  weight: '${family.weights}',
  style: 'normal',
  display: 'swap',
  variable: '--font-${NAMES[family.role].name}',
  // Its fallback font has the same width for all weights (scripts/export/fallbackFonts.ts).
  adjustFontFallback: false,
  preload: true,
});
`,
  );
  const names = families.map(({ role }) => `${NAMES[role].name}.variable`);
  return `import localFont from 'next/font/local';

${fonts.join('\n')}
export const fontVariables = [${names.join(', ')}].join(' ');
`;
}

const moreStylesFor = async (family: Family, file: string) => `@font-face {
  font-family: '${NAMES[family.role].moreName}';
  src: url('${pathFrom('app/styles', file)}') format('woff2');
  font-weight: ${family.weights};
  font-display: swap;
  unicode-range: ${await rangeOfMore(family)};
}
`;

/** Only a family for headings has a rule: the one for text is in tailwind.config.ts. */
const HEADINGS = `
@layer base {
  h1,
  h2,
  h3 {
    font-family:
      var(--font-${NAMES.headings.name}), '${NAMES.headings.moreName}', 'Arial ${NAMES.headings.standIn}',
      'Roboto ${NAMES.headings.standIn}', system-ui, sans-serif;
  }
}
`;

export async function makeFonts() {
  const words = wordsOf(await readContent(CONTENT));
  const fallbacks: string[] = [];
  const moreStyles: string[] = [];
  for (const family of FAMILIES) {
    const { role } = family;
    const { more } = sourcesOf(family);
    const letters = await lettersOf(family);
    fallbacks.push(await fallbackStyles(family));
    if (role === 'headings') fallbacks.push(HEADINGS);
    const isMore = (letter: string) => letters.more.has(letter);
    const needsMore = words.some(({ text }) => othersIn(text, letters).some(isMore));
    if (more && needsMore) moreStyles.push(await moreStylesFor(family, more));
  }
  await writeFile(MODULE, moduleFor(FAMILIES));
  await writeFile(FALLBACK_STYLES, fallbacks.join('\n'));
  await writeFile(MORE_STYLES, moreStyles.join('\n'));
}

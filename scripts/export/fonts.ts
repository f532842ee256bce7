/**
 * Subsets each font family (scripts/policy/fonts.ts) from its npm package to the glyphs that are listed
 * there and the other letters in content/. The result is a font with all layout features and its
 * license notice. Letters beyond Western Europe come from a second file of the package, which pages load
 * only if they show such a letter. Also makes the module that declares the fonts to Next.js, and the
 * stylesheet with their fallback fonts. Runs before `next build` and `next dev`, because app/ imports the
 * files.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import subsetFont from 'subset-font';

import { CONTENT, root } from '@/scripts/command';
import type { Advice } from '@/scripts/content/advice';
import { readContent, wordsOf, type Word } from '@/scripts/content/read';
import { FAMILIES, GLYPHS, NAMES, type Family } from '@/scripts/policy/fonts';

import { fallbackStyles, TEXT } from './fallbackFonts';
import { FILES, limitsOf, sourcesOf } from './fontFamilies';
import { packageFolder } from './package-folder';
import { readSfnt, type FontFacts } from './sfnt';

/** What app/layout.tsx imports, and the stylesheets with the fallback fonts and with more letters. */
const MODULE = 'app/fonts.generated.ts';
const FALLBACK_STYLES = 'app/styles/fallback-fonts.generated.css';
const MORE_STYLES = 'app/styles/more-letters.generated.css';

export const glyphs = GLYPHS.map(({ text }) => text).join('');

/** Returns the characters of the content that are visible and not in `glyphs`. */
const othersIn = (words: readonly Word[]) => {
  const letters = new Set(words.flatMap(({ text }) => [...text.normalize('NFC')]));
  return [...letters].filter((letter) => !glyphs.includes(letter) && !/[\s\p{C}]/u.test(letter));
};

export type Letters = { main: string; more: string; missing: string };

/** Returns which letters to take from which file of the package, and which ones it does not have. */
export async function lettersFor(
  family: Pick<Family, 'package'>,
  words: readonly Word[],
): Promise<Letters> {
  const others = othersIn(words).sort();
  const { main, more } = sourcesOf(family);
  const lettersIn = async (source: string) => {
    const options = { targetFormat: 'sfnt' } as const;
    return readSfnt(await subsetFont(await readFile(source), others.join(''), options)).letters;
  };
  const inMain = await lettersIn(main);
  const inMore = more ? await lettersIn(more) : new Set<string>();
  const isMore = (letter: string) => !inMain.has(letter) && inMore.has(letter);
  return {
    main: glyphs + others.filter((letter) => inMain.has(letter)).join(''),
    more: others.filter(isMore).join(''),
    missing: others.filter((letter) => !inMain.has(letter) && !inMore.has(letter)).join(''),
  };
}

/** The axis of the weights, if the site uses fewer of them than the package has. */
async function axesOf(family: Family) {
  const file = path.join(packageFolder(family.package), 'metadata.json');
  const { weights } = JSON.parse(await readFile(file, 'utf8')) as { weights: number[] };
  const [min, max] = limitsOf(family);
  if (min <= Math.min(...weights) && max >= Math.max(...weights)) return {};
  return { variationAxes: { wght: min === max ? min : { min, max } } };
}

/** Returns the bytes of the font file, and of the file with more letters if they are needed. */
export async function fontFiles(family: Family, letters: Letters) {
  const sources = sourcesOf(family);
  const axes = await axesOf(family);
  const woff2 = async (source: string, text: string): Promise<Buffer> =>
    subsetFont(await readFile(source), text, {
      targetFormat: 'woff2',
      preserveNameIds: [...NAMES],
      ...axes,
    });
  return {
    main: await woff2(sources.main, letters.main),
    more: sources.more && letters.more ? await woff2(sources.more, letters.more) : null,
  };
}

/** The weights of the design that the family has, or else its first one. */
function weightsOf(family: Pick<Family, 'weights'>): number[] {
  const [from, to] = limitsOf(family);
  const weights = [400, 500, 600, 700].filter((weight) => weight >= from && weight <= to);
  return weights.length > 0 ? weights : [from];
}

/** Returns the font at each of its weights, as far as the fallback fonts depend on it. */
export async function fontByWeight(family: Family): Promise<Map<number, FontFacts>> {
  const source = await readFile(sourcesOf(family).main);
  const facts = new Map<number, FontFacts>();
  for (const weight of weightsOf(family)) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
    facts.set(weight, readSfnt(await subsetFont(source, TEXT, options)));
  }
  return facts;
}

/**
 * The fonts of social cards, named after the role of the family, and `more-` and the role. next/og does
 * not support variable fonts, so each weight becomes a separate font.
 */
export async function staticFonts(
  family: Family,
  { main, more }: Letters,
  weights: readonly (500 | 600)[],
) {
  const sources = sourcesOf(family);
  const files = [
    { name: family.role, source: sources.main, letters: main },
    { name: `more-${family.role}`, source: sources.more, letters: more },
  ];
  const fonts = files.flatMap(({ name, source, letters }) =>
    weights.map(async (weight) => {
      if (!source || !letters) return [];
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
      return [{ name, weight, data: await subsetFont(await readFile(source), letters, options) }];
    }),
  );
  return (await Promise.all(fonts)).flat();
}

/** Next.js reads the options of `localFont` from the source text, so they must be literals. */
function moduleFor(families: readonly Family[]): string {
  const fonts = families.map(
    ({ role, weights }) => `const ${FILES[role].name} = localFont({
  src: './${path.basename(FILES[role].main)}',
  weight: '${weights}',
  style: 'normal',
  display: 'swap',
  variable: '--font-${FILES[role].name}',
  // Its fallback font has the same width for all weights (scripts/export/fallbackFonts.ts).
  adjustFontFallback: false,
  preload: true,
});
`,
  );
  const names = families.map(({ role }) => `${FILES[role].name}.variable`);
  return `import localFont from 'next/font/local';

${fonts.join('\n')}
export const fontVariables = [${names.join(', ')}].join(' ');
`;
}

const moreStylesFor = ({ role, weights }: Family, letters: string) => {
  const codes = [...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`);
  return `@font-face {
  font-family: '${FILES[role].moreName}';
  src: url('../${path.basename(FILES[role].more)}') format('woff2');
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${codes.join(', ')};
}
`;
};

/** Only a family for headings has a rule: the one for text is in tailwind.config.ts. */
const HEADINGS = `
@layer base {
  h1,
  h2,
  h3 {
    font-family:
      var(--font-${FILES.headings.name}), '${FILES.headings.moreName}', 'Arial ${FILES.headings.standIn}',
      'Roboto ${FILES.headings.standIn}', system-ui, sans-serif;
  }
}
`;

/** Returns advice on the letters that a font does not have, once for each file that uses some. */
export function missingLetters(
  words: readonly Word[],
  missing: string,
  role: Family['role'] = 'text',
): Advice[] {
  const font = role === 'text' ? 'our font' : 'the font of headings';
  const found = new Map<string, { record: string; letters: Set<string> }>();
  for (const { file, record, text } of words) {
    const letters = [...text.normalize('NFC')].filter((letter) => missing.includes(letter));
    if (letters.length === 0) continue;
    const first = found.get(file) ?? { record, letters: new Set() };
    for (const letter of letters) first.letters.add(letter);
    found.set(file, first);
  }
  return [...found].map(([file, { record, letters }]) => ({
    file,
    found: `${record}: contains “${[...letters].slice(0, 12).join(' ')}”, which ${font} does not have`,
    remedy:
      'visitors see it in a font of their system, and social cards leave the text out, unless you choose another font in scripts/policy/fonts.ts',
  }));
}

/** @returns the files that were written */
export async function makeFonts(advice: Advice[]) {
  const words = wordsOf(await readContent(CONTENT));
  const fallbacks: string[] = [];
  const moreStyles: string[] = [];
  const files: string[] = [];
  const write = async (file: string, made: Buffer | string) => {
    await writeFile(path.join(root, file), made);
    files.push(file);
  };
  // A family that is gone must not leave its files.
  for (const { main, more } of Object.values(FILES))
    for (const file of [main, more]) await rm(path.join(root, file), { force: true });
  for (const family of FAMILIES) {
    const { role } = family;
    const letters = await lettersFor(family, words);
    advice.push(...missingLetters(words, letters.missing, role));
    const { main, more } = await fontFiles(family, letters);
    await write(FILES[role].main, main);
    fallbacks.push(fallbackStyles(await fontByWeight(family), FILES[role].standIn));
    if (role === 'headings') fallbacks.push(HEADINGS);
    if (!more) continue;
    await write(FILES[role].more, more);
    moreStyles.push(moreStylesFor(family, letters.more));
  }
  await write(MODULE, moduleFor(FAMILIES));
  await write(FALLBACK_STYLES, fallbacks.join('\n'));
  await write(MORE_STYLES, moreStyles.join('\n'));
  return files;
}

/**
 * Subsets the font from its npm package to the glyphs in scripts/policy/font.ts and the other
 * letters in content/. The result is a variable font with all layout features and its license
 * notice. Letters beyond Western Europe come from a second file of the package, which pages load only if
 * they show such a letter. Also makes the stylesheet with the fallback fonts. Runs before `next build` and `next dev`, because app/ imports the files.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import subsetFont from 'subset-font';

import { CONTENT, root } from '@/scripts/command';
import type { Finding } from '@/scripts/content/advice';
import { readContent, wordsOf, type Word } from '@/scripts/content/read';
import { FONT, GLYPHS } from '@/scripts/policy/font';

import { fallbackStyles, TEXT } from './fallbackFonts';
import { packageFolder } from './package-folder';
import { readSfnt, type FontFacts } from './sfnt';

const readSource = (source: string) => readFile(path.join(packageFolder(FONT.package), source));

export const glyphs = GLYPHS.map(({ text }) => text).join('');

/** Returns the characters of the content that are visible and not in `glyphs`. */
const othersIn = (words: readonly Word[]) => {
  const letters = new Set(words.flatMap(({ text }) => [...text.normalize('NFC')]));
  return [...letters].filter((letter) => !glyphs.includes(letter) && !/[\s\p{C}]/u.test(letter));
};

export type Letters = { main: string; more: string; missing: string };

/** Returns which letters to take from which file of the package, and which ones it does not have. */
export async function lettersFor(words: readonly Word[]): Promise<Letters> {
  const others = othersIn(words).sort();
  const [main, more] = await Promise.all(
    [FONT.source, FONT.moreSource].map(async (source) => {
      const sfnt = await subsetFont(await readSource(source), others.join(''), {
        targetFormat: 'sfnt',
      });
      return readSfnt(sfnt).letters;
    }),
  );
  const inMain = others.filter((letter) => main!.has(letter));
  const inMore = others.filter((letter) => !main!.has(letter) && more!.has(letter));
  const missing = others.filter((letter) => !main!.has(letter) && !more!.has(letter));
  return { main: glyphs + inMain.join(''), more: inMore.join(''), missing: missing.join('') };
}

const woff2 = async (source: string, letters: string): Promise<Buffer> =>
  subsetFont(await readSource(source), letters, {
    targetFormat: 'woff2',
    preserveNameIds: [...FONT.names],
  });

/** Returns the bytes of the font file, and of the file with more letters if they are needed. */
export const fontFiles = async ({ main, more }: Letters) => ({
  main: await woff2(FONT.source, main),
  more: more ? await woff2(FONT.moreSource, more) : null,
});

/** The weights of the design that the font has. */
function weightsOf(range: string): number[] {
  const [from = 400, to = from] = range.split(' ').map(Number);
  return [400, 500, 600, 700].filter((weight) => weight >= from && weight <= to);
}

/** Returns the font at each of its weights, as far as the fallback fonts depend on it. */
export async function fontByWeight(): Promise<Map<number, FontFacts>> {
  const source = await readSource(FONT.source);
  const facts = new Map<number, FontFacts>();
  for (const weight of weightsOf(FONT.weights)) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
    facts.set(weight, readSfnt(await subsetFont(source, TEXT, options)));
  }
  return facts;
}

/** next/og does not support variable fonts, so each weight becomes a separate font. */
export async function staticFonts({ main, more }: Letters, weights: readonly (500 | 600)[]) {
  const files = [
    { name: 'Sans', source: FONT.source, letters: main },
    { name: 'More', source: FONT.moreSource, letters: more },
  ].filter(({ letters }) => letters);
  const fonts = files.flatMap(({ name, source, letters }) =>
    weights.map(async (weight) => ({
      name,
      weight,
      data: await subsetFont(await readSource(source), letters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      }),
    })),
  );
  return Promise.all(fonts);
}

const stylesFor = (letters: string) => {
  const codes = [...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`);
  return `@font-face {
  font-family: 'More Letters';
  src: url('../${path.basename(FONT.moreFile)}') format('woff2');
  font-weight: ${FONT.weights};
  font-display: swap;
  unicode-range: ${codes.join(', ')};
}
`;
};

/** Returns advice on the letters that the font does not have, once for each file that uses some. */
export function missingLetters(words: readonly Word[], missing: string): Finding[] {
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
    found: `${record}: contains “${[...letters].slice(0, 12).join(' ')}”, which our font does not have`,
    remedy:
      'visitors see it in a font of their system, and social cards leave the text out, unless you choose another font in scripts/policy/font.ts',
  }));
}

/** @returns the files that were written */
export async function makeFont(advice: Finding[]) {
  const words = wordsOf(await readContent(CONTENT));
  const letters = await lettersFor(words);
  advice.push(...missingLetters(words, letters.missing));
  const { main, more } = await fontFiles(letters);
  const write = (file: string, made: Buffer | string) => writeFile(path.join(root, file), made);
  await write(FONT.file, main);
  await write(FONT.fallbackFile, fallbackStyles(await fontByWeight()));
  await write(FONT.moreStyles, more ? stylesFor(letters.more) : '');
  if (more) await write(FONT.moreFile, more);
  else await rm(path.join(root, FONT.moreFile), { force: true });
  return [FONT.file, FONT.fallbackFile, FONT.moreStyles, ...(more ? [FONT.moreFile] : [])];
}

/**
 * Checks the settings, content/, the files that content/ refers to, and the colors. Prints one line
 * per violated rule and exits with code 1. Advice (scripts/export/advice.ts) causes only warnings.
 * This is the first step of a build, so that invalid content stops the build before anything is
 * generated.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isMain, root, stop } from '@/scripts/command';
import { sourceAdvice } from '@/scripts/export/advice';
import { warn } from '@/scripts/finding';
import { readContent, wordsOf, type Content } from '@/scripts/export/content';
import { contentProblems } from '@/scripts/export/content-problems';
import { entryProblems } from '@/scripts/entry-rules';
import { allEntries } from '@/scripts/entries';
import { loadSettings } from '@/scripts/export/settings';
import { languageProblems } from '@/scripts/languages';
import tokens from '@/tailwind.config';

/** An address may lack any of its parts. */
const OPTIONAL = /^site\.offices\[\d+\]\.(name|street|locality|region|postalCode|country)$/;

/** The colors that the build mixes: glaze, shadows, social cards. */
const MIXED = ['page', 'dark', 'band', 'accent', 'bar', 'booking', 'muted', 'ink'] as const;

/** Returns one message per color that is not six hex digits: others cannot be mixed. */
export const unreadableColors = (colors: typeof tokens.theme.colors): string[] =>
  MIXED.flatMap((family) =>
    Object.entries(typeof colors[family] === 'string' ? { '': colors[family] } : colors[family])
      .filter(([, value]) => !/^#[0-9a-f]{6}$/i.test(value))
      .map(
        ([shade, value]) =>
          `tailwind.config.ts colors.${family}${shade && `.${shade}`}: is "${value}", but must be six hex digits, such as #1d1512`,
      ),
  );

/**
 * @param fileExists returns whether a file exists, given its path in public/
 * @returns one message per violated rule, with the file, the record, the problem and how to fix it
 */
export function brokenRules(content: Content, fileExists: (path: string) => boolean): string[] {
  // The schemas of lists in JSON check their texts, too.
  const words = wordsOf(content).filter(({ file }) => !file.endsWith('.json'));
  const texts = words.flatMap(({ file, record, text }) => {
    if (text === '' && OPTIONAL.test(record)) return [];
    if (text.trim() === '') return [`${file} ${record}: is empty: write the text`];
    return text === text.trim()
      ? []
      : [`${file} ${record}: starts or ends with a space: remove it`];
  });
  return [...texts, ...contentProblems(content, fileExists)];
}

export async function check() {
  const settings = loadSettings();
  const problems = await languageProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const content = await readContent();
  const entries = allEntries();
  const broken = brokenRules(content, (path) => existsSync(join(root, 'public', path)));
  broken.push(...entryProblems(entries));
  broken.push(...unreadableColors(tokens.theme.colors));
  if (broken.length > 0) throw new Error(broken.join('\n'));
  warn(sourceAdvice(content, entries, settings));
}

if (isMain(import.meta.url)) check().catch(stop);

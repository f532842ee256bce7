/**
 * Checks the settings, content/, the files that content/ refers to, and the colors. Prints one line
 * per violated rule and exits with code 1. Advice (scripts/export/advice.ts) causes only warnings.
 * This is the first step of a build, so that invalid content stops the build before anything is
 * generated.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isMain, root, stop } from '@/scripts/command';
import { sourceAdvice, warn } from '@/scripts/export/advice';
import { readContent, wordsOf, type Content } from '@/scripts/export/content';
import { contentProblems } from '@/scripts/export/content-problems';
import { loadSettings } from '@/scripts/export/settings';
import tokens from '@/tailwind.config';

import { unreadableColors } from './contrast';

/** Some countries have no regions, and some have no postal codes. */
const OPTIONAL = ['site.address.region', 'site.address.postalCode'];

/**
 * @param fileExists returns whether a file exists, given its path in public/
 * @returns one message per violated rule, with the file, the record, the problem and how to fix it
 */
export function brokenRules(content: Content, fileExists: (path: string) => boolean): string[] {
  const texts = wordsOf(content).flatMap(({ file, record, text }) => {
    if (text === '' && OPTIONAL.includes(record)) return [];
    if (text.trim() === '') return [`${file} ${record}: is empty: write the text`];
    return text === text.trim()
      ? []
      : [`${file} ${record}: starts or ends with a space: remove it`];
  });
  return [...texts, ...contentProblems(content, fileExists)];
}

export async function check() {
  loadSettings();
  const content = await readContent();
  const broken = brokenRules(content, (path) => existsSync(join(root, 'public', path)));
  broken.push(...unreadableColors(tokens.theme.colors));
  if (broken.length > 0) throw new Error(broken.join('\n'));
  warn(sourceAdvice(content));
}

if (isMain(import.meta.url)) check().catch(stop);

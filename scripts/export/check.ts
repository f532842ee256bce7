/**
 * Checks the settings, content/, the files that content/ refers to, and the colors. Prints one line
 * per violated rule and exits with code 1. Advice causes only warnings.
 * This is the first step of a build, so that invalid content stops the build before anything is
 * generated.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { LISTS } from '@/lib/lists';
import { CONTENT, isMain, root, stop } from '@/scripts/command';
import { contentAdvice, warn } from '@/scripts/content/advice';
import { colorProblems, contentProblems, entryProblems } from '@/scripts/content/problems';
import { readContent } from '@/scripts/content/read';
import { allEntries } from '@/scripts/entries';
import { loadSettings } from '@/scripts/export/settings';
import { languageProblems } from '@/scripts/languages';
import tokens from '@/tailwind.config';

const stopFor = (problems: readonly string[]) => {
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

export async function check() {
  loadSettings();
  stopFor(await languageProblems(CONTENT));
  const content = await readContent(CONTENT);
  stopFor([
    ...contentProblems(content, LISTS, (path) => existsSync(join(root, 'public', path))),
    ...entryProblems(allEntries(CONTENT)),
    ...colorProblems(tokens.theme.colors),
  ]);
  warn(contentAdvice(content));
}

if (isMain(import.meta.url)) check().catch(stop);

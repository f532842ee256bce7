/**
 * Generates lib/paths.generated.ts: what code in the browser knows of the pages. The build of each language
 * has its own.
 */
import { writeFile } from 'node:fs/promises';

import { allPages } from '@/lib/catalog/pages';
import { browserPaths } from '@/lib/pages/record';
import { lackingPages } from '@/scripts/languages/shownPages';

import { loadSettings } from './settings';

export async function makePaths(drafts: boolean) {
  const { hidden, untranslated } = loadSettings().plan ?? lackingPages(drafts);
  const lists: Record<string, readonly string[]> = {
    // `pagePaths`, of which one that ends with a slash means all pages in that folder, so that the list does
    // not grow with the entries.
    ...browserPaths(allPages(drafts)),
    // What some language does not show, and also what search engines do not find in some language.
    hiddenPaths: hidden,
    untranslatedPaths: untranslated,
  };
  const lines = Object.entries(lists).map(
    ([name, list]) => `export const ${name}: readonly string[] = ${JSON.stringify(list)};\n`,
  );
  await writeFile(
    'lib/paths.generated.ts',
    `// Made by scripts/export/paths.ts.\n${lines.join('')}`,
  );
}

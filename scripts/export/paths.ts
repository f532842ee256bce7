/**
 * Generates lib/paths.generated.ts: what code in the browser knows of the pages. The build of each language
 * has its own.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { site } from '@/content/site';
import { allPages } from '@/lib/catalog/pages';
import { browserPaths } from '@/lib/pages/record';
import { root } from '@/scripts/command';
import type { Advice } from '@/scripts/content/advice';
import { lackingPages } from '@/scripts/languages/shownPages';

import { loadSettings } from './settings';

const COMMENTS = {
  pagePaths:
    'The paths of the pages. One that ends with a slash means all pages in that folder, so that the list does not grow with the entries.',
  documentPaths: 'Those of them to which links open as documents.',
  elsewherePaths: 'The folders of this origin that another site serves (`site.elsewhere`).',
  hiddenPaths: 'The paths that some language does not show (scripts/languages/shownPages.ts).',
  untranslatedPaths: 'The same, with those that search engines do not find in some language.',
};

export async function makePaths(_: Advice[], drafts: boolean) {
  const { hidden, untranslated } = loadSettings().plan ?? lackingPages(drafts);
  const lists: Record<keyof typeof COMMENTS, readonly string[]> = {
    ...browserPaths(allPages(drafts)),
    elsewherePaths: site.elsewhere ?? [],
    hiddenPaths: hidden,
    untranslatedPaths: untranslated,
  };
  const lines = Object.entries(COMMENTS).map(
    ([name, comment]) =>
      `/** ${comment} */\nexport const ${name}: readonly string[] = ${JSON.stringify(lists[name as keyof typeof COMMENTS])};\n`,
  );
  await writeFile(
    path.join(root, 'lib/paths.generated.ts'),
    `// Made by scripts/export/paths.ts.\n\n${lines.join('\n')}`,
  );
}

/**
 * Generates lib/paths.generated.ts: what code in the browser knows of the pages.
 */
import { writeFile } from 'node:fs/promises';

import { allPages } from '@/lib/catalog/pages';
import { browserPaths } from '@/lib/pages/record';

export async function makePaths(drafts: boolean) {
  const lists: Record<string, readonly string[]> = {
    // `pagePaths`, of which one that ends with a slash means all pages in that folder, so that the list does
    // not grow with the entries.
    ...browserPaths(allPages(drafts)),
  };
  const lines = Object.entries(lists).map(
    ([name, list]) => `export const ${name}: readonly string[] = ${JSON.stringify(list)};\n`,
  );
  await writeFile(
    'lib/paths.generated.ts',
    `// Made by scripts/export/paths.ts.\n${lines.join('')}`,
  );
}

/** Reads everything in content/, for the content check and `npm run launch`. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { root } from '@/scripts/command';

/** The exports of each module in content/, keyed by its path below content/. */
export type Content = Readonly<Record<string, object>>;

/**
 * A string and where to edit it: the file, such as `content/site.ts`, and the record in that file,
 * such as `site.social[0].href`.
 */
export type Word = { file: string; record: string; text: string };

/**
 * Returns the content with site.ts first. Other files reuse text from site.ts, and `npm run launch`
 * reports sample text only in the first file that contains the text.
 */
export async function readContent(): Promise<Content> {
  const files = (await readdir(path.join(root, 'content'), { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .sort((a, b) => Number(b === 'site.ts') - Number(a === 'site.ts') || (a < b ? -1 : 1));
  const modules = files.map(async (file) => [file, await import(`@/content/${file}`)] as const);
  return Object.fromEntries(await Promise.all(modules));
}

/**
 * Returns all strings in the content. If two files export the same record, such as a clause of the
 * agreement, its strings are returned only once.
 */
export function wordsOf(content: Content): Word[] {
  const seen = new Set<unknown>();
  const textsOf = (value: unknown, record: string): Omit<Word, 'file'>[] => {
    if (typeof value === 'string') return [{ record, text: value }];
    if (typeof value !== 'object' || value === null || seen.has(value)) return [];
    seen.add(value);
    return Object.entries(value).flatMap(([key, entry]) => {
      const step = Array.isArray(value) ? `[${key}]` : `.${key}`;
      return textsOf(entry, (record + step).replace(/^\./, ''));
    });
  };
  return Object.entries(content).flatMap(([file, exports]) =>
    textsOf(exports, '').map((word) => ({ file: `content/${file}`, ...word })),
  );
}

/** The files of the languages after the first one, each of which has a folder in content/. */
import path from 'node:path';

import { collections } from '@/content/collections';
import { furtherLanguages } from '@/lib/catalog/languages';
import { filesAt } from '@/scripts/files';

export const isEntry = (file: string) =>
  Object.keys(collections).some((name) => file.startsWith(`${name}/`));
export const isEntryText = (file: string) => isEntry(file) && /\.(md|markdown)$/i.test(file);

/** The files of content/, or of one of its languages, by their paths in that folder. */
export const filesOf = async (content: string, tag = '') =>
  (await filesAt([path.posix.join(content, tag)]))
    .map((file) => path.posix.relative(path.posix.join(content, tag), file))
    .filter((file) => tag || !furtherLanguages.some((other) => file.startsWith(`${other}/`)));

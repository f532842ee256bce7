/** The files of the languages after the first one, each of which has a folder in content/. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { collections } from '@/content/collections';
import { filesIn } from '@/kit/finish/files';
import { furtherLanguages } from '@/lib/catalog/languages';

export const isEntry = (file: string) =>
  Object.keys(collections).some((name) => file.startsWith(`${name}/`));
export const isEntryText = (file: string) => isEntry(file) && /\.(md|markdown)$/i.test(file);

/** Imports a module of the folder of a language, such as `site`, or returns `undefined` if it has none. */
export async function ownModule<Module>(
  content: string,
  tag: string,
  name: string,
): Promise<Module | undefined> {
  const file = `${content}/${tag}/${name}.ts`;
  return existsSync(file) ? import(`@/${file}`) : undefined;
}

/** The files of content/, or of one of its languages, by their paths in that folder. */
export const filesOf = async (content: string, tag = '') =>
  (await filesIn(path.join(content, tag))).filter(
    (file) => tag || !furtherLanguages.some((other) => file.startsWith(`${other}/`)),
  );

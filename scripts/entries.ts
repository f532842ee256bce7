/**
 * The Markdown files in content/, for scripts, tests and next.config.mjs. The pages read the same
 * files through the bundler (app/entries.ts).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { entryLists } from '@/content/entryLists';
import { languages } from '@/content/languages';
import { site } from '@/content/site';
import { entryRoutes } from '@/lib/entries/pages';
import { allOf, collections, readEntries, visibleEntries, type Entries } from '@/lib/entries/read';
import { root } from '@/scripts/command';

/** The Markdown files of a folder. `readEntries` refuses those whose extension the bundler does not know. */
function filesOf(folder: string): string[] {
  const absolute = path.join(root, 'content', folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .filter((name) => /\.(md|markdown)$/i.test(name))
    .filter((name) => statSync(path.join(absolute, name)).isFile())
    .map((name) => `${folder}/${name}`);
}

/** The files of a further language replace those of the first one. */
const files = (language?: string) =>
  new Map(
    collections.flatMap((name) => [
      ...filesOf(name).map((file) => [file, `content/${file}`] as const),
      ...(language ? filesOf(`${language}/${name}`) : []).map(
        (file) => [file.slice(language!.length + 1), `content/${file}`] as const,
      ),
    ]),
  );

/**
 * The entries of the first language, or of a further one: each names the file that it was read from.
 *
 * @throws Error with one line per mistake in the files
 */
export function allEntries(language?: string): Entries {
  const paths = files(language);
  const texts = [...paths].map(
    ([file, from]) => [file, readFileSync(path.join(root, from), 'utf8')] as const,
  );
  return readEntries(Object.fromEntries(texts), (file) => paths.get(file)!);
}

/** @param drafts whether the build also shows what is hidden on the live site */
export const shownEntries = (drafts: boolean, language?: string) =>
  visibleEntries(allEntries(language), drafts, new Date());

export const entryPages = (drafts: boolean) =>
  entryRoutes(entryLists, shownEntries(drafts), site.name);

/** The entries of all languages. */
export const entriesInAll = () =>
  [undefined, ...languages.slice(1)].flatMap((language) => allOf(allEntries(language)));

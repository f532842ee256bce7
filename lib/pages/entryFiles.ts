/**
 * The Markdown files in content/, for scripts, tests and scripts/next-build.ts. The pages read the same
 * files through the bundler (./shown.ts).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { collections } from '@/content/collections';
import { languages, showsOriginals } from '@/content/languages';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { allOf, readEntries, visibleEntries, type Entries, type Entry } from '@/lib/entries/read';

import { entryRecords, idOf } from './entries';
import type { PageRecord } from './record';

/** The languages after the first one, each of which has a folder in content/. */
export const furtherLanguages = languages.slice(1);

/** All languages by their folders. That of the first one is content/ itself. */
export const allLanguages = ['', ...furtherLanguages];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the owner's content, also in messages, and in what an entry says of its file. */
const CONTENT = 'content';
const NAME = `${CONTENT}/`;

/** The Markdown files of a folder. `readEntries` refuses those whose extension the bundler does not know. */
function filesOf(content: string, folder: string): string[] {
  const absolute = path.join(root, content, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .filter((name) => /\.(md|markdown)$/i.test(name))
    .filter((name) => statSync(path.join(absolute, name)).isFile())
    .map((name) => `${folder}/${name}`);
}

/** The files of a language, by the paths that they have in the first one. */
function files(content: string, language: string): Map<string, string> {
  const folder = path.posix.join(content, language);
  return new Map(
    Object.keys(collections).flatMap((name) =>
      filesOf(folder, name).map((file) => [file, path.posix.join(NAME, language, file)] as const),
    ),
  );
}

/**
 * The entries of the first language, or of a further one: each names the file that it was read from.
 *
 * @param content the folder of the content, such as `content`
 * @throws Error with one line per mistake in the files
 */
export function allEntries(content: string, language = '') {
  const paths = files(content, language);
  const texts = [...paths].map(
    ([file, from]) =>
      [file, readFileSync(path.join(root, content, from.slice(NAME.length)), 'utf8')] as const,
  );
  return readEntries(collections, Object.fromEntries(texts), (file) => paths.get(file)!);
}

/** The entries of the first language that are not among these, if a further one shows them, too. */
function originalsBeside(own: Entries<typeof collections>): readonly Entry[] {
  if (!showsOriginals) return [];
  const ids = new Set(allOf(own).map(idOf));
  return allOf(allEntries(CONTENT)).filter((entry) => !ids.has(idOf(entry)));
}

/**
 * The entries of the first language that a further one lacks, if it shows them, too. A translation that is
 * hidden counts.
 */
export const originalsFor = (language: string) => originalsBeside(allEntries(CONTENT, language));

/** The entries of a language, with those that it shows in the first one. */
function allIn(language: string): Entries<typeof collections> {
  const own = allEntries(CONTENT, language);
  const originals = language ? originalsBeside(own) : [];
  const all = Object.entries(own).map(([name, entries]) => [
    name,
    [...entries, ...originals.filter(({ collection }) => collection === name)],
  ]);
  return Object.fromEntries(all) as Entries<typeof collections>;
}

/** @param drafts whether the build also shows what is hidden on the live site */
export const shownEntries = (drafts: boolean, language = '') =>
  visibleEntries(collections, allIn(language), drafts, new Date());

/** All pages of the build of a language, like `pages` in ./shown.ts. */
export const allPages = (drafts: boolean, language = ''): readonly PageRecord[] => [
  ...routes,
  ...entryRecords(collections, shownEntries(drafts, language), site.name),
];

/** The entries of all languages. */
export const entriesInAll = (content: string) =>
  allLanguages.flatMap((language) => allOf(allEntries(content, language)));

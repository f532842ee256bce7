/**
 * Reads the Markdown files in content/, for pages and scripts. Pages call these functions while they render, so
 * that a reload in `next dev` shows an edit, and a new or deleted file.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cache } from 'react';

import { collections } from '@/content/collections';
import { languages } from '@/content/languages';
import { allOf, readEntries, visibleEntries, type Entries } from '@/lib/entries/read';

import { allLanguages } from './languages';
import { settings } from './settings';

/** The folder of the owner's content, also in messages, and in what an entry says of its file. */
const CONTENT = 'content';

/** The Markdown files of a collection. `readEntries` refuses those that do not end with `.md`. */
function filesOf(folder: string, collection: string) {
  const own = path.join(folder, collection);
  if (!existsSync(own)) return [];
  return readdirSync(own, { withFileTypes: true })
    .filter((file) => !file.isDirectory() && /\.(md|markdown)$/i.test(file.name))
    .map(({ name }) => [`${collection}/${name}`, readFileSync(path.join(own, name), 'utf8')]);
}

/** The entries of a folder, and the texts that they were read from. */
const known = new Map<string, { state: string; entries: Entries<typeof collections> }>();

/**
 * The entries of the first language, or of a further one: each names the file that it was read from. They are
 * parsed again only if a file has changed.
 *
 * @param content the folder of the content, such as `content`
 * @throws Error with one line per mistake in the files
 */
export function allEntries(content: string, language = ''): Entries<typeof collections> {
  const folder = path.join(process.cwd(), content, language);
  const files = Object.keys(collections).flatMap((name) => filesOf(folder, name));
  const state = JSON.stringify(files);
  const last = known.get(folder);
  if (last?.state === state) return last.entries;
  const entries = readEntries(
    collections,
    Object.fromEntries(files),
    (file) => path.posix.join(CONTENT, language, file),
    language || languages[0],
  );
  known.set(folder, { state, entries });
  return entries;
}

/** @param drafts whether the build also shows what is hidden on the live site */
export const shownEntries = (drafts: boolean, language = '') =>
  visibleEntries(allEntries(CONTENT, language), drafts, new Date());

/** The entries that this build shows. The render of a page looks for changes once. */
export const entries = cache(() => shownEntries(settings().drafts));

/** The entries of all languages. */
export const entriesInAll = (content: string) =>
  allLanguages.flatMap((language) => allOf(allEntries(content, language)));

import { notFound } from 'next/navigation';
import { entryLists } from '@/content/entryLists';
import { site } from '@/content/site';
import { entryRoutes } from '@/lib/entries/pages';
import { readEntries, visibleEntries, type Collection, type Entries } from '@/lib/entries/read';
import { settings } from '@/lib/settings';

/**
 * All Markdown files in content/. The bundler reads them, so `next dev` shows an edit or a new file
 * at once. scripts/entries.ts reads the same files for the build.
 */
const files = require.context('../content', true, /^\.\/(work|insights)\/[^/]+\.md$/);

/** Turbopack makes a module of a text, webpack a string. */
const textOf = (key: string) => {
  const text = files(key);
  return typeof text === 'string' ? text : text.default;
};

const texts = Object.fromEntries(files.keys().map((key) => [key.slice('./'.length), textOf(key)]));

/** The entries that this build shows. */
export const entries = visibleEntries(readEntries(texts), settings().drafts, new Date());

/** The pages of the entries, and the lists of them. */
export const entryPages = entryRoutes(entryLists, entries, site.name);

/** The list of a collection. In `next dev`, the collection may have no entries, and thus no list. */
export const listNamed = (collection: Collection) =>
  entryPages.find(({ id }) => id === collection) ?? notFound();

export type EntryProps = { params: Promise<{ slug: string }> };

/** An entry with its route. In `next dev`, the file may have been deleted since the last request. */
export function entryNamed<Name extends Collection>(collection: Name, slug: string) {
  const route = entryPages.find(({ id }) => id === `${collection}/${decodeURIComponent(slug)}`);
  if (!route) notFound();
  return { route, entry: route.entry as Entries[Name][number] };
}

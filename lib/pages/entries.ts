import type { Route } from 'next';

import { collections, type Collection, type Entries, type Entry } from '@/lib/entries/read';

import type { PageRecord } from './record';

/** The lists of the entries, as in content/entryLists.ts. */
export type EntryLists = Readonly<
  Record<Collection, { path: string; name: string; title: string; description: string }>
>;

/**
 * The path of an entry. Next.js knows the pages of a collection only while it has entries, so the
 * types cannot check these paths. Each build checks that every link leads to a page.
 */
export const entryPath = (
  lists: EntryLists,
  { collection, slug }: Pick<Entry, 'collection' | 'slug'>,
) => `${lists[collection].path}/${slug}` as Route;

/** The path of a list, or `undefined` if the collection has no entries, and therefore no list. */
export const listPath = (lists: EntryLists, entries: Entries, collection: Collection) =>
  entries[collection].length > 0 ? (lists[collection].path as Route) : undefined;

/** Search engines cut longer titles. */
const TITLE_MAX = 60;

/** A title that would be too long does without the name of the company. */
const titleOf = (title: string, siteName: string) =>
  title.length + siteName.length + 2 <= TITLE_MAX ? `${title}: ${siteName}` : title;

/** The pages of the lists and of the entries. A collection without entries has none. */
export const entryRecords = (lists: EntryLists, entries: Entries, siteName: string) =>
  collections.flatMap((collection): PageRecord[] => {
    const path = listPath(lists, entries, collection);
    if (!path) return [];
    const list = lists[collection];
    return [
      {
        ...list,
        id: collection,
        path,
        canonical: path,
        indexable: true,
        date: entries[collection][0]!.date,
      },
      ...entries[collection].map((entry): PageRecord => {
        const own = entryPath(lists, entry);
        return {
          id: `${collection}/${entry.slug}`,
          path: own,
          canonical: own,
          name: entry.title,
          title: titleOf(entry.title, siteName),
          description: entry.description,
          indexable: true,
          opensAs: 'document',
          date: entry.date,
          entry,
        };
      }),
    ];
  });

/** The key of a picture of an entry in the list of pictures (scripts/policy/pictures.ts). */
export const pictureKey = (collection: Collection, file: string) =>
  `/${collection}/${file}` as const;

/** The Atom feed of the articles. */
export const FEED = '/feed.xml';

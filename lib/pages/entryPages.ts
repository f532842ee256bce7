import type { Route } from 'next';

import type { Collections } from '@/lib/entries/collection';
import { groupsOf, LISTED_FROM } from '@/lib/entries/groups';
import type { Entries, Entry } from '@/lib/entries/read';
import { filled } from '@/lib/text/filled';

import type { PageRecord } from './record';

/** Search engines cut longer titles. */
const TITLE_MAX = 60;

/** A title that would be too long does without the name of the company. */
const titleOf = (title: string, siteName: string) =>
  title.length + siteName.length + 2 <= TITLE_MAX ? `${title}: ${siteName}` : title;

/** The newest date of some entries, for the sitemap. */
function newestIn(entries: readonly Entry[]): Pick<PageRecord, 'date'> {
  const date = entries
    .flatMap((entry) => entry.date ?? [])
    .sort()
    .at(-1);
  return date === undefined ? {} : { date };
}

/** The pages of the lists and of the entries. A collection without entries has none. */
const pagesOf = (collections: Collections, entries: Entries, siteName: string) =>
  Object.entries(collections).flatMap(([collection, { path, words }]): PageRecord[] => {
    if (entries[collection]!.length === 0) return [];
    return [
      {
        id: collection,
        path: path as Route,
        name: words.name,
        title: words.title,
        description: words.description,
        indexable: true,
        ...newestIn(entries[collection]!),
      },
      ...entries[collection]!.map((entry): PageRecord => ({
        id: `${collection}/${entry.slug}`,
        path: entry.path,
        name: entry.title,
        title: titleOf(entry.title, siteName),
        description: entry.description,
        indexable: true,
        ...newestIn([entry]),
        folder: `${path}/`,
      })),
    ];
  });

/** The pages of the lists of entries that share a tag. */
const groupRecords = (collections: Collections, entries: Entries) =>
  Object.entries(collections).flatMap(([collection, record]) =>
    groupsOf(record, entries[collection]!).map((group): PageRecord => {
      const { title, description } = record.words.groups!;
      const name = group.value;
      return {
        id: `${collection}/${record.groups!.field}/${group.slug}`,
        path: group.path,
        name,
        title: filled(title, { name }),
        description: filled(description, { name }),
        indexable: group.entries.length >= LISTED_FROM,
        ...newestIn(group.entries),
        folder: `${record.path}/`,
      };
    }),
  );

/** The pages of the collections. */
export const entryRecords = (collections: Collections, entries: Entries, siteName: string) => [
  ...pagesOf(collections, entries, siteName),
  ...groupRecords(collections, entries),
];

/** The key of a picture of an entry in the list of pictures (scripts/policy/pictures.ts). */
export const pictureKey = (collection: string, file: string) => `/${collection}/${file}` as const;

/** The Atom feed of the collections whose records say so. */
export const FEED = '/feed.xml';

type DatedEntry = Entry & { date: string };

/**
 * The newest entries that are in the feed. Readers ask for the whole feed again and again, so it does not
 * grow with their number.
 */
export const feedEntries = (collections: Collections, entries: Entries): readonly DatedEntry[] =>
  Object.entries(collections)
    .flatMap(([name, { feed }]) => (feed ? entries[name]! : []))
    .filter((entry): entry is DatedEntry => entry.date !== undefined)
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, 20);

/** The parameters of the pages of entries, or of the lists of some of them. */
export const paramsOf = (pages: readonly { slug: string }[]) => pages.map(({ slug }) => ({ slug }));

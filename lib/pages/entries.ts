import type { Route } from 'next';

import type { Collections } from '@/lib/entries/collection';
import { groupPages, groupPath, groupsOf, LISTED_FROM } from '@/lib/entries/groups';
import type { Entries, Entry } from '@/lib/entries/read';
import { filled } from '@/lib/filled';
import { settings } from '@/lib/settings';

import { groupName } from './facts';
import type { PageRecord } from './record';

/**
 * The path of an entry. Next.js knows the pages of a collection only while it has entries, so the
 * types cannot check these paths. Each build checks that every link leads to a page.
 */
export const entryPath = (
  collections: Collections,
  { collection, slug }: Pick<Entry, 'collection' | 'slug'>,
) => `${collections[collection]!.path}/${slug}` as Route;

/** What links in content/ call an entry. */
export const idOf = ({ collection, slug }: Pick<Entry, 'collection' | 'slug'>) =>
  `${collection}/${slug}`;

/** Search engines cut longer titles. */
const TITLE_MAX = 60;

/** A title that would be too long does without the name of the company. */
const titleOf = (title: string, siteName: string) =>
  title.length + siteName.length + 2 <= TITLE_MAX ? `${title}: ${siteName}` : title;

/** The pages of the lists and of the entries. A collection without entries has none. */
const pagesOf = (collections: Collections, entries: Entries, siteName: string) =>
  Object.entries(collections).flatMap(([collection, { path, words }]): PageRecord[] => {
    const [newest] = entries[collection]!;
    if (!newest) return [];
    return [
      {
        id: collection,
        path: path as Route,
        canonical: path as Route,
        name: words.name,
        title: words.title,
        description: words.description,
        indexable: true,
        date: newest.date,
      },
      ...entries[collection]!.map((entry): PageRecord => {
        const own = entryPath(collections, entry);
        return {
          id: idOf(entry),
          ...(settings().plan?.originals.includes(idOf(entry)) && { isOriginal: true }),
          path: own,
          canonical: own,
          name: entry.title,
          title: titleOf(entry.title, siteName),
          description: entry.description,
          indexable: true,
          opensAs: 'document',
          date: entry.date,
          folder: `${path}/`,
          entry,
        };
      }),
    ];
  });

/** The pages of the lists of entries that share a tag or a service. */
const groupRecords = (collections: Collections, entries: Entries) =>
  Object.entries(collections).flatMap(([collection, record]) =>
    groupsOf(record, entries[collection]!).map((group): PageRecord => {
      const { title, description } = record.words.groups!;
      const path = groupPath(record, group.value) as Route;
      const name = groupName(record, group.value);
      return {
        id: `${collection}/${record.groupBy}/${group.slug}`,
        path,
        canonical: path,
        name,
        title: filled(title, { name }),
        description: filled(description, { name }),
        indexable: group.entries.length >= LISTED_FROM,
        opensAs: 'document',
        date: group.entries[0]!.date,
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

/**
 * The newest entries that are in the feed. Readers ask for the whole feed again and again, so it does not
 * grow with their number.
 */
export const feedEntries = (collections: Collections, entries: Entries): readonly Entry[] =>
  Object.entries(collections)
    .flatMap(([name, { feed }]) => (feed ? entries[name]! : []))
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, 20);

/**
 * The names of the files in app/ that count. An export cannot contain a dynamic route without pages
 * (Next.js 16.4). Therefore, the pages of a collection have names such as `page.log.tsx`, which count only
 * while the collection has entries, the lists of its tags `page.log-tags.tsx`, and the feed `route.feed.ts`.
 */
export function routeNames(collections: Collections, entries: Entries): string[] {
  const names = Object.entries(collections).flatMap(([name, record]) => [
    ...(entries[name]!.length > 0 ? [name] : []),
    ...(groupsOf(record, entries[name]!).length > 0 ? [groupPages(name, record)] : []),
  ]);
  return feedEntries(collections, entries).length > 0 ? [...names, 'feed'] : names;
}

/** The same as if each collection had entries. */
export const allRouteNames = (collections: Collections) => [
  ...Object.entries(collections).flatMap(([name, record]) =>
    record.groupBy ? [name, groupPages(name, record)] : [name],
  ),
  'feed',
];

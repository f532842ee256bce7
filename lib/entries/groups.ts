import type { Route } from 'next';

import type { Collection } from './collection';
import { slugOf, type Entry } from './read';

/** The lists of the entries that share a tag, below the list of all entries of a collection. */

/** Search engines are told of a list with this many entries: a shorter one says little of its own. */
export const LISTED_FROM = 3;

/**
 * The last part of the URL of a list. Signs that tell names apart are words, so that C, C#, C++ and NET,
 * .NET have URLs of their own.
 */
export const groupSlug = (value: string) =>
  slugOf(
    value
      .replace(/(?<=[\p{L}\p{N}])#/gu, ' sharp ')
      .replace(/(?<=[\p{L}\p{N}+])\+(?!\p{L})/gu, ' plus ')
      .replace(/(?<=^|[\s/(])\.(?=\p{L})/gu, 'dot '),
  );

/** What an entry has in the field that its collection is grouped by, without repetitions. */
export function groupsIn(entry: Entry, { groups }: Pick<Collection, 'groups'>): string[] {
  const values = ((groups && entry[groups.field]) ?? []) as readonly string[];
  return [...new Map(values.map((value) => [groupSlug(value), value])).values()];
}

/** The folder of the lists, such as `/Log/tags`. Its name is that of the field. */
export const groupFolder = ({ path, groups }: Pick<Collection, 'path' | 'groups'>) =>
  `${path}/${groups?.field}`;

export const groupPath = (record: Pick<Collection, 'path' | 'groups'>, value: string) =>
  `${groupFolder(record)}/${groupSlug(value)}` as Route;

/** Each value, such as a tag, with the path of its list, and its entries in their order. */
export function groupsOf<Each extends Entry>(
  record: Pick<Collection, 'path' | 'groups'>,
  entries: readonly Each[],
) {
  const groups = new Map<string, { value: string; slug: string; path: Route; entries: Each[] }>();
  for (const entry of entries)
    for (const value of groupsIn(entry, record)) {
      const slug = groupSlug(value);
      const path = groupPath(record, value);
      const group = groups.get(slug) ?? { value, slug, path, entries: [] };
      group.entries.push(entry);
      groups.set(slug, group);
    }
  return [...groups.values()];
}

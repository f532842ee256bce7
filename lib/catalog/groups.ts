/** The lists of the entries that share a tag. */
import { notFound } from 'next/navigation';

import type { collections } from '@/content/collections';
import { site } from '@/content/site';
import { groupPath, groupsIn, groupsOf } from '@/lib/entries/groups';
import type { Entries, Entry } from '@/lib/entries/read';

import { entries } from './entries';
import { recordOf } from './page';
import { pages } from './pages';
import type { CollectionName } from './routes';

/** The tags of a collection, each with its entries. */
export const groupsNamed = <Name extends CollectionName>(name: Name) =>
  groupsOf<Entries<typeof collections>[Name][number]>(recordOf(name), entries()[name]);

/** A list of the entries that share a tag, with its page. */
export function groupNamed<Name extends CollectionName>(name: Name, slug: string) {
  const group = groupsNamed(name).find((each) => each.slug === decodeURIComponent(slug));
  const route = pages().find(({ path }) => path === group?.path);
  if (!group || !route) notFound();
  return { route, entries: group.entries };
}

/** The links from an entry to the lists of its tags. */
export function groupLinksOf(entry: Entry) {
  const record = recordOf(entry.collection);
  return groupsIn(entry, record).map((value) => ({
    title: value,
    href: groupPath(record, value),
  }));
}

/** The links to these lists, in the order of the alphabet. */
export const groupLinks = (name: CollectionName) =>
  groupsNamed(name)
    .map(({ value, path, entries: { length } }) => ({ href: path, title: value, count: length }))
    .sort((one, other) => one.title.localeCompare(other.title, site.language));

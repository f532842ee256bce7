import type { Route } from 'next';
import { notFound } from 'next/navigation';

import { collections } from '@/content/collections';
import { site } from '@/content/site';
import type { Collection } from '@/lib/entries/collection';
import { groupPath, groupsIn, groupsOf } from '@/lib/entries/groups';
import type { Entries, Entry } from '@/lib/entries/read';
import { neighborsOf } from '@/lib/entries/related';
import { entryPath, FEED, feedEntries, pictureKey } from '@/lib/pages/entries';
import { withBasePath } from '@/lib/pages/urls';

import { entries } from './entries';
import { pages } from './pages';
import { authorNamed } from './people';
import type { CollectionName } from './routes';

/** The record of a collection, as those of all collections are. */
export const recordOf = (name: CollectionName): Collection => collections[name];

/** The list of a collection. Without entries, it has none. */
export const listNamed = (name: CollectionName) =>
  pages().find(({ id }) => id === name) ?? notFound();

export type EntryProps = { params: Promise<{ slug: string }> };

/** An entry with its page. Without entries, `paramsOf` names one that is not found. */
export function entryNamed<Name extends CollectionName>(name: Name, slug: string) {
  const route = pages().find(({ id }) => id === `${name}/${decodeURIComponent(slug)}`);
  if (!route) notFound();
  return { route, entry: route.entry as Entries<typeof collections>[Name][number] };
}

/** What every card and row of an entry shows. */
export const cardOf = (entry: Entry) => ({
  href: entryPath(collections, entry),
  title: entry.title,
  description: entry.description,
  picture: entry.picture && pictureKey(entry.collection, entry.picture),
  alt: entry.alt,
});

/** The links to the entries before and after an entry. */
export function neighborLinks(entry: Entry) {
  const all: readonly Entry[] = entries()[entry.collection as CollectionName];
  const { newer, older } = neighborsOf(entry, all);
  return { newer: newer && cardOf(newer), older: older && cardOf(older) };
}

/** The tags of a collection, each with its entries. */
export const groupsNamed = <Name extends CollectionName>(name: Name) =>
  groupsOf<Entries<typeof collections>[Name][number]>(recordOf(name), entries()[name]);

/** A list of the entries that share a tag, with its page. */
export function groupNamed<Name extends CollectionName>(name: Name, slug: string) {
  const record = recordOf(name);
  const group = groupsNamed(name).find((each) => each.slug === decodeURIComponent(slug));
  const route = group && pages().find(({ path }) => path === groupPath(record, group.value));
  if (!route) notFound();
  return { route, value: group.value, entries: group.entries };
}

/** The links from an entry to the lists of its tags. */
export function groupLinksOf(entry: Entry) {
  const record = recordOf(entry.collection as CollectionName);
  return groupsIn(entry, record).map((value) => ({
    title: value,
    href: groupPath(record, value) as Route,
  }));
}

/** The links to these lists, in the order of the alphabet. */
export function groupLinks(name: CollectionName) {
  const record = recordOf(name);
  return groupsNamed(name)
    .map(({ value, entries: { length } }) => ({
      href: groupPath(record, value) as Route,
      title: value,
      count: length,
    }))
    .sort((one, other) => one.title.localeCompare(other.title, site.language));
}

/** The entries that a person has written, by the id of the person. */
export const writtenBy = (id: string) =>
  Object.values<readonly Entry[]>(entries())
    .flat()
    .filter(({ author }) => authorNamed(author)?.id === id)
    .map((entry) => ({ title: entry.title, href: entryPath(collections, entry) }));

/** The path of a list, or `undefined` if the collection has no entries, and therefore no list. */
export const listPath = (name: CollectionName) => pages().find(({ id }) => id === name)?.path;

/** The links to the lists in the last row of the footer. */
export const listLinks = () =>
  pages()
    .filter(({ id }) => id in collections)
    .map(({ name, path }) => ({ label: name, href: path }));

/** The entries in the feed. */
export const inFeed = () => feedEntries(collections, entries());

/** The URL path of the feed, if it has entries. */
export const feedHref = () => (inFeed().length > 0 ? withBasePath(FEED) : undefined);

import type { Route } from 'next';
import { notFound } from 'next/navigation';

import { collections } from '@/content/collections';
import { site } from '@/content/site';
import type { Collection } from '@/lib/entries/collection';
import { groupPath, groupsOf } from '@/lib/entries/groups';
import type { Entries, Entry } from '@/lib/entries/read';
import { directionOf, type TextLanguage } from '@/lib/language';
import { settings } from '@/lib/settings';

import { entryPath, FEED, feedEntries, idOf, pictureKey } from './entries';
import { entries, pages } from './entryFiles';
import { authorOf, groupName, groupSubject, shownReadingTime, shownText } from './facts';
import type { PageRecord } from './record';
import type { CollectionName } from './routes';
import { withBasePath } from './urls';

/** The record of a collection, with the kinds of its fields unknown. */
export const recordOf = (name: CollectionName): Collection => collections[name];

/** The list of a collection. Without entries, it has none. */
export const listNamed = (name: CollectionName) =>
  pages().find(({ id }) => id === name) ?? notFound();

export type EntryProps = { params: Promise<{ slug: string }> };

/** The language of an entry that is not in that of its page. */
export function languageOf({ isOriginal }: PageRecord): TextLanguage | undefined {
  const [lang] = Object.keys(settings().languages);
  return isOriginal && lang ? { lang, dir: directionOf(lang) } : undefined;
}

/** An entry with its page. Without entries, `paramsOf` names one that is not found. */
export function entryNamed<Name extends CollectionName>(name: Name, slug: string) {
  const route = pages().find(({ id }) => id === `${name}/${decodeURIComponent(slug)}`);
  if (!route) notFound();
  return { route, entry: route.entry as Entries<typeof collections>[Name][number] };
}

/** Entries of a collection, by default all, as cards show them. */
export function listed(name: CollectionName, some: readonly Entry[] = entries()[name]) {
  const { label, figures = '' } = recordOf(name);
  const all = new Map(pages().map((page) => [page.id, page]));
  return some.map((entry) => ({
    href: entryPath(collections, entry),
    title: entry.title,
    description: entry.description,
    date: entry.date,
    picture: pictureKey(entry.collection, entry.picture),
    alt: entry.alt,
    language: languageOf(all.get(idOf(entry))!),
    label: shownText(entry, label),
    result: (entry[figures] as readonly { figure: string; meaning: string }[] | undefined)?.[0],
  }));
}

/** The same with their reading time, as the rows of a list show them. It takes the words of each text. */
export function listedInRows(name: CollectionName, some: readonly Entry[] = entries()[name]) {
  const cards = listed(name, some);
  const record = recordOf(name);
  return some.map((entry, index) => ({
    ...cards[index]!,
    readingTime: shownReadingTime(entry, record),
  }));
}

/** The tags or services of a collection, each with its entries. */
export const groupsNamed = (name: CollectionName) =>
  groupsOf<Entry>(recordOf(name), entries()[name]);

/** A list of the entries that share a tag or a service, with its page. */
export function groupNamed(name: CollectionName, slug: string) {
  const record = recordOf(name);
  const group = groupsNamed(name).find((each) => each.slug === decodeURIComponent(slug));
  const route = group && pages().find(({ path }) => path === groupPath(record, group.value));
  if (!route) notFound();
  return { route, entries: group.entries, about: groupSubject(record, group.value) };
}

/** The links to these lists, in the order of the alphabet. */
export function groupLinks(name: CollectionName) {
  const record = recordOf(name);
  return groupsNamed(name)
    .map(({ value, entries: { length } }) => ({
      href: groupPath(record, value) as Route,
      title: groupName(record, value),
      count: length,
    }))
    .sort((one, other) => one.title.localeCompare(other.title, site.language));
}

/** The entries that a person has written, by the id of the person. */
export const writtenBy = (id: string) =>
  (Object.keys(collections) as CollectionName[]).flatMap((name) => {
    const record = recordOf(name);
    const all: readonly Entry[] = entries()[name];
    return all
      .filter((entry) => authorOf(entry, record)?.id === id)
      .map((entry) => ({ title: entry.title, href: entryPath(collections, entry) }));
  });

/** The path of a list, or `undefined` if the collection has no entries, and therefore no list. */
export const listPath = (name: CollectionName) => pages().find(({ id }) => id === name)?.path;

/** The links to the lists in the last row of the footer. */
export const listLinks = () =>
  pages()
    .filter(({ id }) => id in collections)
    .map(({ name, path }) => ({ label: name, href: path }));

/** The entries in the feed. */
export const inFeed = () =>
  feedEntries(collections, entries()).filter(
    (entry) => !settings().plan?.originals.includes(idOf(entry)),
  );

/** The URL path of the feed, if it has entries. */
export const feedHref = () => (inFeed().length > 0 ? withBasePath(FEED) : undefined);

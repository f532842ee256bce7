/** The records of the collections, and the pages of their lists and entries. */
import { notFound } from 'next/navigation';

import { collections } from '@/content/collections';
import type { Collections } from '@/lib/entries/collection';
import type { Entries } from '@/lib/entries/read';

import { pages } from './pages';
import type { CollectionName } from './routes';

const records: Collections = collections;

/** The record of a collection, as those of all collections are. */
export const recordOf = (name: string) => records[name]!;

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

/** The links to the lists in the last row of the footer. */
export const listLinks = () =>
  pages()
    .filter(({ id }) => id in collections)
    .map(({ name, path }) => ({ label: name, href: path }));

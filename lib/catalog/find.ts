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

/** A page of a collection. Without entries, it has no list, and `paramsOf` names an entry that is not found. */
const found = (id: string) => pages().find((page) => page.id === id) ?? notFound();

export const listNamed = (name: CollectionName) => found(name);

export type EntryProps = { params: Promise<{ slug: string }> };

/** An entry with its page. */
export function entryNamed<Name extends CollectionName>(name: Name, slug: string) {
  const route = found(`${name}/${decodeURIComponent(slug)}`);
  return { route, entry: route.entry as Entries<typeof collections>[Name][number] };
}

/** The links to the lists in the last row of the footer. */
export const listLinks = () =>
  pages()
    .filter(({ id }) => id in collections)
    .map(({ name, path }) => ({ label: name, href: path }));

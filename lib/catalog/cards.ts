/** What shows an entry elsewhere: cards, rows, and the links next to another entry or a person. */
import { collections } from '@/content/collections';
import { allOf, type Entry } from '@/lib/entries/read';
import { neighborsOf } from '@/lib/entries/related';
import { entryPath, pictureKey } from '@/lib/pages/entries';

import { entries } from './entries';
import { authorNamed } from './people';
import type { CollectionName } from './routes';

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

/** The entries that a person has written, by the id of the person. */
export const writtenBy = (id: string) =>
  allOf(entries())
    .filter(({ author }) => authorNamed(author)?.id === id)
    .map((entry) => ({ title: entry.title, href: entryPath(collections, entry) }));

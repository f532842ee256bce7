/** What shows an entry elsewhere: cards, rows, and the links next to another entry or a person. */
import { allOf, type Entry } from '@/lib/entries/read';
import { pictureKey } from '@/lib/pages/entryPages';

import { entries } from './entries';
import { authorNamed } from './people';

/** What every card and row of an entry shows. */
export const cardOf = (entry: Entry) => ({
  href: entry.path,
  title: entry.title,
  description: entry.description,
  picture: entry.picture && pictureKey(entry.collection, entry.picture),
  alt: entry.alt,
});

/** The entries that a person has written, by the id of the person. */
export const writtenBy = (id: string) =>
  allOf(entries())
    .filter(({ author }) => authorNamed(author)?.id === id)
    .map(({ title, path }) => ({ title, href: path }));

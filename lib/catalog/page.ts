/** What a module in app/ renders: its page, its entry, and the record of its collection. */
import { notFound } from 'next/navigation';

import { collections } from '@/content/collections';
import { site } from '@/content/site';
import type { Collections } from '@/lib/entries/collection';
import type { Entries, Entry } from '@/lib/entries/read';
import type { PageRecord } from '@/lib/pages/record';
import { pageMetadata } from '@/lib/seo/metadata';

import { entries } from './entries';
import { pages } from './pages';
import type { CollectionName, OwnId } from './routes';

/** The compiler checks the ids of content/routes.ts. A list without entries, or an entry that is gone, is not found. */
export const pageWithId = (
  id: OwnId | CollectionName | `${CollectionName}/${string}`,
): PageRecord => pages().find((page) => page.id === id) ?? notFound();

export const metadataOf = (page: PageRecord) => pageMetadata(page, site);

export type EntryProps = { params: Promise<{ slug: string }> };

/** An entry of a collection, by the last part of its URL, which may be encoded. */
export function entryNamed<Name extends CollectionName>(
  name: Name,
  slug: string,
): Entries<typeof collections>[Name][number] {
  const all: Entries<typeof collections>[Name] = entries()[name];
  return all.find((entry) => entry.slug === decodeURIComponent(slug)) ?? notFound();
}

/** The page of an entry. */
export const pageOf = ({ collection, slug }: Entry): PageRecord =>
  pageWithId(`${collection as CollectionName}/${slug}`);

const records: Collections = collections;

/** The record of a collection, as those of all collections are. */
export const recordOf = (name: string) => records[name]!;

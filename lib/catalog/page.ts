/** What a module in app/ renders: its page, its entry, and the record of its collection. */
import { notFound } from 'next/navigation';

import { collections } from '@/content/collections';
import { site } from '@/content/site';
import type { Collections } from '@/lib/entries/collection';
import type { Entries } from '@/lib/entries/read';
import type { PageRecord } from '@/lib/pages/record';
import { pageMetadata } from '@/lib/seo/metadata';

import { pages } from './pages';
import type { CollectionName, OwnId } from './routes';

/** The compiler checks the ids of content/routes.ts. A list without entries, or an entry that is gone, is not found. */
export const pageWithId = (
  id: OwnId | CollectionName | `${CollectionName}/${string}`,
): PageRecord => pages().find((page) => page.id === id) ?? notFound();

export const metadataOf = (page: PageRecord) => pageMetadata(page, site);

export type EntryProps = { params: Promise<{ slug: string }> };

/** An entry with its page. */
export function entryNamed<Name extends CollectionName>(name: Name, slug: string) {
  const route = pageWithId(`${name}/${decodeURIComponent(slug)}`);
  return { route, entry: route.entry as Entries<typeof collections>[Name][number] };
}

const records: Collections = collections;

/** The record of a collection, as those of all collections are. */
export const recordOf = (name: string) => records[name]!;

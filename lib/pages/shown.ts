import { notFound } from 'next/navigation';

import { brands } from '@/content/lists/brands';
import { entryLists } from '@/content/entryLists';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import {
  readEntries,
  visibleEntries,
  type CaseEntry,
  type Collection,
  type Entries,
  type Entry,
} from '@/lib/entries/read';
import { settings } from '@/lib/settings';

import { entryPath, entryRecords, FEED, listPath, pictureKey } from './entries';
import type { PageRecord } from './record';
import { withBasePath } from './urls';

/**
 * All Markdown files in content/. The bundler reads them, so `next dev` shows an edit or a new file
 * at once. ./entryFiles.ts reads the same files for the build.
 */
const files = require.context('../../content', true, /^\.\/(work|insights)\/[^/]+\.md$/);

/** Turbopack makes a module of a text, webpack a string. */
const textOf = (key: string) => {
  const text = files(key);
  return typeof text === 'string' ? text : text.default;
};

const texts = Object.fromEntries(files.keys().map((key) => [key.slice('./'.length), textOf(key)]));

/** The entries that this build shows. */
export const entries = visibleEntries(readEntries(texts), settings().drafts, new Date());

/** All pages that this build shows: those of content/routes.ts, the lists of entries, and the entries. */
export const pages: readonly PageRecord[] = [
  ...routes,
  ...entryRecords(entryLists, entries, site.name),
];

/** The list of a collection. In `next dev`, the collection may have no entries, and thus no list. */
export const listNamed = (collection: Collection) =>
  pages.find(({ id }) => id === collection) ?? notFound();

export type EntryProps = { params: Promise<{ slug: string }> };

/** An entry with its page. In `next dev`, the file may have been deleted since the last request. */
export function entryNamed<Name extends Collection>(collection: Name, slug: string) {
  const route = pages.find(({ id }) => id === `${collection}/${decodeURIComponent(slug)}`);
  if (!route) notFound();
  return { route, entry: route.entry as Entries[Name][number] };
}

const MONTH = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** `March 2026`, in the language of the site. */
export const monthOf = ({ date }: Pick<Entry, 'date'>) =>
  new Intl.DateTimeFormat(site.language, MONTH).format(new Date(date));

/** The name of the client of a case study, who may be one of the brands. */
export const clientOf = ({ client }: Pick<CaseEntry, 'client'>) =>
  brands.find(({ id }) => id === client)?.name ?? client;

/** @param label the client of a case study, or the month of an article */
const listed = (entry: Entry, label: string) => ({
  href: entryPath(entryLists, entry),
  title: entry.title,
  description: entry.description,
  date: entry.date,
  picture: pictureKey(entry.collection, entry.picture),
  alt: entry.alt,
  label,
});

export const listedWork = entries.work.map((entry) => ({
  ...listed(entry, clientOf(entry)),
  result: entry.results[0],
}));

export const listedInsights = entries.insights.map((entry) => listed(entry, monthOf(entry)));

/** As many case studies as fit into a row of the home page. */
export const selectedWork = listedWork.slice(0, 3);

/** The newest case study of a brand. */
export const newestCaseOf = (brand: string) =>
  listedWork[entries.work.findIndex(({ client }) => client === brand)]?.href;

/** The links to the lists in the last row of the footer. */
export const listLinks = pages
  .filter(({ id }) => id in entryLists)
  .map(({ name, path }) => ({ label: name, href: path }));

/** The paths of the two lists, or `undefined` if a list has no entries. */
export const workPath = listPath(entryLists, entries, 'work');
export const insightsPath = listPath(entryLists, entries, 'insights');

/** The URL path of the feed, if there are articles. */
export const feedHref = insightsPath && withBasePath(FEED);

import { entries } from '@/app/entries';
import type { CaseLink } from '@/components/sections/Brands';
import type { ListedEntry } from '@/components/sections/EntryList';
import { brands } from '@/content/collections/brands';
import { entryLists } from '@/content/entryLists';
import { work } from '@/content/pages/Work';
import { site } from '@/content/site';
import { entryPath, FEED, listPath, pictureKey } from '@/lib/entries/pages';
import type { CaseEntry, Entry } from '@/lib/entries/read';
import type { Brand } from '@/lib/lists';
import { withBasePath } from '@/lib/paths';

const MONTH = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** `March 2026`, in the language of the site. */
export const monthOf = ({ date }: Pick<Entry, 'date'>) =>
  new Intl.DateTimeFormat(site.language, MONTH).format(new Date(date));

/** The name of the client of a case study, who may be one of the brands. */
export const clientOf = ({ client }: Pick<CaseEntry, 'client'>) =>
  brands.find(({ id }) => id === client)?.name ?? client;

const listed = (entry: Entry, label: string): ListedEntry => ({
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

/** The paths of the two lists, or `undefined` if a list has no entries. */
export const workPath = listPath(entryLists, entries, 'work');
export const insightsPath = listPath(entryLists, entries, 'insights');

/** The link from a brand to its newest case study. */
export function brandCase({ id, name }: Brand): CaseLink | undefined {
  const found = listedWork[entries.work.findIndex(({ client }) => client === id)];
  const { label, about } = work.ofBrand;
  return found && { href: found.href, label, about: about.replace('{name}', name) };
}

/** The URL path of the feed, if there are articles. */
export const feedHref = insightsPath && withBasePath(FEED);

/** As many case studies as fit into a row of the home page. */
export const selectedWork = listedWork.slice(0, 3);

/** The links to the two lists in the last row of the footer. */
export const entryLinks = [
  ...(workPath ? [{ label: entryLists.work.name, href: workPath }] : []),
  ...(insightsPath ? [{ label: entryLists.insights.name, href: insightsPath }] : []),
];

/** The pages of entries that each language shows. */
import { collections } from '@/content/collections';
import { site } from '@/content/site';
import type { LeadingPage } from '@/kit/finish/leadingPages';
import type { Collections } from '@/lib/entries/collection';
import { groupFolder } from '@/lib/entries/groups';
import { entryPath, entryRecords } from '@/lib/pages/entries';
import { originalsFor, shownEntries } from '@/lib/pages/entryFiles';

import { furtherLanguages } from './files';

/** The entries that a language shows, and the lists that have some. */
const entryPages = (drafts: boolean, tag?: string) =>
  entryRecords(collections, shownEntries(drafts, tag), site.name);

const entryPaths = (drafts: boolean, tag?: string): string[] =>
  entryPages(drafts, tag).map((page) => page.path);

/** What the build of the first language has told that of a copy. */
const told = (value: string | undefined) => value?.split(' ').filter(Boolean);

/** The paths of entries, and of their lists, that some language does not show. */
export function hiddenPaths(drafts: boolean): string[] {
  const known = told(process.env.SITE_HIDDEN);
  if (known) return known;
  const shown = [undefined, ...furtherLanguages].map((tag) => entryPaths(drafts, tag));
  const all = [...new Set(shown.flat())];
  return [
    ...all.filter((file) => !shown.every((paths) => paths.includes(file))),
    // No page, so that the closest one above a list of a tag is the list of all entries.
    ...Object.values(collections as Collections)
      .map(groupFolder)
      .filter((folder) => all.some((page) => page.startsWith(`${folder}/`))),
  ];
}

/** The same, with the entries that some language shows in the first one. */
export function untranslatedPaths(drafts: boolean): string[] {
  const known = told(process.env.SITE_UNTRANSLATED);
  if (known) return known;
  const originals = furtherLanguages
    .flatMap(originalsFor)
    .map((entry) => entryPath(collections, entry));
  return [...new Set([...hiddenPaths(drafts), ...originals])];
}

/** Old links and typed URLs to an entry that a language does not show lead to the original. */
export const leadingPages = (drafts: boolean): LeadingPage[] =>
  furtherLanguages.flatMap((tag) => {
    const shown = new Set(entryPaths(drafts, tag));
    return entryPages(drafts)
      .filter((page) => !shown.has(page.path))
      .map(({ path, name }) => ({ from: `/${tag}${path}`, to: encodeURI(path), name }));
  });

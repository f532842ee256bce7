/** The pages of entries that each language shows. */
import { collections } from '@/content/collections';
import { site } from '@/content/site';
import type { LeadingPage } from '@/kit/finish/leadingPages';
import type { Collections } from '@/lib/entries/collection';
import { groupFolder } from '@/lib/entries/groups';
import type { SitePlan } from '@/lib/env';
import { entryPath, entryRecords } from '@/lib/pages/entries';
import { allLanguages, furtherLanguages, originalsFor, shownEntries } from '@/lib/pages/entryFiles';

/** The entries that a language shows, and the lists that have some. */
const entryPages = (drafts: boolean, tag = '') =>
  entryRecords(collections, shownEntries(drafts, tag), site.name);

const entryPaths = (drafts: boolean, tag: string): string[] =>
  entryPages(drafts, tag).map((page) => page.path);

/** The pages that some language lacks. */
export function lackingPages(drafts: boolean): Pick<SitePlan, 'hidden' | 'untranslated'> {
  if (furtherLanguages.length === 0) return { hidden: [], untranslated: [] };
  const pages = allLanguages.map((tag) => entryPages(drafts, tag));
  const shown = pages.map((some) => some.map((page): string => page.path));
  const all = [...new Set(shown.flat())];
  const hidden = [
    ...all.filter((file) => !shown.every((paths) => paths.includes(file))),
    // No page, so that the closest one above a list of a tag is the list of all entries.
    ...Object.values(collections as Collections)
      .map(groupFolder)
      .filter((folder) => all.some((page) => page.startsWith(`${folder}/`))),
  ];
  const originals = furtherLanguages
    .flatMap(originalsFor)
    .map((entry) => entryPath(collections, entry));
  const unlisted = pages
    .flat()
    .filter(({ indexable }) => !indexable)
    .map((page) => page.path);
  return { hidden, untranslated: [...new Set([...hidden, ...originals, ...unlisted])] };
}

/** Old links and typed URLs to an entry that a language does not show lead to the original. */
export const leadingPages = (drafts: boolean): LeadingPage[] =>
  furtherLanguages.flatMap((tag) => {
    const shown = new Set(entryPaths(drafts, tag));
    return entryPages(drafts)
      .filter((page) => !shown.has(page.path))
      .map(({ path, name }) => ({ from: `/${tag}${path}`, to: encodeURI(path), name }));
  });

/** The pages that each language shows, and those that search engines find there. */
import { collections } from '@/content/collections';
import type { RedirectPage } from '@/kit/finish/redirectPages';
import type { Collections } from '@/lib/entries/collection';
import { groupFolder } from '@/lib/entries/groups';
import type { SitePlan } from '@/lib/settings/env';
import { allLanguages, furtherLanguages } from '@/lib/catalog/languages';
import { allPages } from '@/lib/catalog/pages';
import { hasContent, isIndexed, type PageRecord } from '@/lib/pages/record';
import { CONTENT } from '@/scripts/command';

import { routesOf } from './routes';

/** All pages of a language, with what its own files say of them. */
const pagesOf = (drafts: boolean, tag: string) =>
  tag ? allPages(drafts, tag, routesOf(CONTENT, tag)) : allPages(drafts);

/** The paths of the pages of which something is true in some language, but not in all. */
function inSome(
  pages: readonly (readonly PageRecord[])[],
  isTrue: (page: PageRecord) => boolean,
): string[] {
  const paths = pages.map((own) => own.filter(isTrue).map((page): string => page.path));
  return [...new Set(paths.flat())].filter((path) => !paths.every((own) => own.includes(path)));
}

/** The pages that some language lacks, and those that search engines do not find in some language. */
export function lackingPages(drafts: boolean): Pick<SitePlan, 'hidden' | 'untranslated'> {
  if (furtherLanguages.length === 0) return { hidden: [], untranslated: [] };
  const pages = allLanguages.map((tag) => pagesOf(drafts, tag));
  const hidden = [
    ...inSome(pages, hasContent),
    // No page, so that the closest one above a list of a tag is the list of all entries.
    ...Object.values(collections as Collections)
      .map(groupFolder)
      .filter((folder) => pages.flat().some(({ path }) => path.startsWith(`${folder}/`))),
  ];
  const untranslated = [...hidden, ...inSome(pages, isIndexed)];
  return { hidden, untranslated: [...new Set(untranslated)] };
}

/** Old links and typed URLs to an entry that a language does not show lead to the original. */
export const redirectPages = (drafts: boolean): RedirectPage[] =>
  furtherLanguages.flatMap((tag) => {
    const shown = new Set(allPages(drafts, tag).map((page) => page.path));
    return allPages(drafts)
      .filter((page) => !shown.has(page.path))
      .map(({ path, name }) => ({ from: `/${tag}${path}`, to: encodeURI(path), name }));
  });

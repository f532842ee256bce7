/** The redirects of the site: those of content/redirects.ts, and of each further language. */
import { redirects } from '@/content/redirects';
import { furtherLanguages } from '@/lib/catalog/languages';
import { allPages } from '@/lib/catalog/pages';
import type { MovedPage, RedirectList, WrittenMove } from '@/lib/pages/redirects';
import { CONTENT } from '@/scripts/command';
import { ownModule } from '@/scripts/languages/files';

import { pathOf, replacesPage } from './redirects';

/**
 * The list of the first language, and that of each further one, which may have none.
 *
 * @param drafts whether to know the pages that are hidden on the live site
 */
export async function redirectLists(drafts: boolean): Promise<RedirectList[]> {
  const pathsOf = (tag: string) => allPages(drafts, tag).map(({ path }): string => path);
  const lists: RedirectList[] = [
    { file: `${CONTENT}/redirects.ts`, tag: '', moved: redirects, paths: pathsOf('') },
  ];
  for (const tag of furtherLanguages) {
    const file = `${CONTENT}/${tag}/redirects.ts`;
    const own = await ownModule<{ redirects: readonly MovedPage[] }>(CONTENT, tag, 'redirects');
    lists.push({ file, tag, moved: own?.redirects ?? [], paths: pathsOf(tag) });
  }
  return lists;
}

/** The redirects of the first language to pages that a further one has, unless that has another one, or a page. */
function inherited({ moved: own, paths }: RedirectList, { moved }: RedirectList): MovedPage[] {
  const taken = [...paths, ...own.map(({ from }) => from.replace(/\.html$/, ''))];
  return moved.filter(({ from, to }) => {
    const others = taken.filter((path) => path !== pathOf(to));
    return paths.includes(pathOf(to)) && !replacesPage(from, others);
  });
}

const inLanguage = (tag: string, path: string) =>
  tag ? `/${tag}${path.replace(/^\/(?=$|[?#])/, '')}` : path;

/**
 * All redirects, with the folders of languages. A page has the same path in each language, so that when it is
 * renamed, one redirect keeps its old URLs in all of them.
 */
export function allMoved(lists: readonly RedirectList[]): WrittenMove[] {
  const [first, ...further] = lists as [RedirectList, ...RedirectList[]];
  const movedIn = (tag: string, moved: readonly MovedPage[]) =>
    moved.map(({ from, to }) => ({
      from: inLanguage(tag, from),
      to: to.startsWith('/') ? inLanguage(tag, to) : to,
    }));
  return [
    ...movedIn('', first.moved),
    ...further.flatMap((list) => movedIn(list.tag, [...list.moved, ...inherited(list, first)])),
  ];
}

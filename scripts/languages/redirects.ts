/** The redirects of the site: those of content/redirects.ts, and of each further language. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { redirects } from '@/content/redirects';
import { allPages, furtherLanguages } from '@/lib/pages/entryFiles';
import type { MovedPage, RedirectList } from '@/lib/pages/redirects';
import { CONTENT, root } from '@/scripts/command';
import { replacesPage } from '@/scripts/content/redirects';

/**
 * The list of the first language, and that of each further one, which may have none.
 *
 * @param drafts whether to know the pages that are hidden on the live site
 */
export async function redirectLists(drafts: boolean): Promise<RedirectList[]> {
  const pathsOf = (tag: string) => allPages(drafts, tag).map((page): string => page.path);
  const lists = [
    { file: `${CONTENT}/redirects.ts`, tag: '', moved: redirects, paths: pathsOf('') },
  ];
  for (const tag of furtherLanguages) {
    const file = `${CONTENT}/${tag}/redirects.ts`;
    const own = existsSync(path.join(root, file))
      ? ((await import(`@/${file}`)) as { redirects: readonly MovedPage[] }).redirects
      : [];
    lists.push({ file, tag, moved: own, paths: pathsOf(tag) });
  }
  return lists;
}

const pathOf = (to: string) => to.split(/[?#]/, 1)[0]!;

/** The redirects of the first language to pages that a further one has, unless that has another one, or a page. */
function inherited({ moved: own, paths }: RedirectList, { moved }: RedirectList): MovedPage[] {
  const taken = [...paths, ...own.map(({ from }) => from.replace(/\.html$/, ''))];
  return moved.filter(({ from, to }) => {
    const others = taken.filter((path) => path !== pathOf(to));
    return paths.includes(pathOf(to)) && !replacesPage(from, others);
  });
}

/**
 * All redirects, with the folders of languages. A page has the same path in each language, so that when it is
 * renamed, one redirect keeps its old URLs in all of them.
 */
export function allMoved(lists: readonly RedirectList[]): MovedPage[] {
  const [first, ...further] = lists as [RedirectList, ...RedirectList[]];
  return [
    ...first.moved,
    ...further.flatMap((list) =>
      [...list.moved, ...inherited(list, first)].map(({ from, to, why }) => ({
        from: `/${list.tag}${from}`,
        to: to.startsWith('/') ? `/${list.tag}${to.replace(/^\/(?=$|[?#])/, '')}` : to,
        why,
      })),
    ),
  ];
}

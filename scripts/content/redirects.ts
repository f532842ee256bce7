/** Mistakes in content/redirects.ts. */
import { isBelow } from '@/kit/finish/references';
import type { MovedPage } from '@/lib/pages/redirects';
import type { Problem } from '@/lib/zodProblems';

/** Each host has its own way to write other characters. */
const FROM = /^(?:\/[\w.~-]+)+$/;
const TO = /^(?:\/(?!\/)|https:\/\/)[^\s"'<>\\^`{|}$]*$/;

/** What a redirect must not collide with, or may lead to. */
type Known = {
  /** The paths of all pages. */
  paths: readonly string[];
  /** The further languages, each of which has a folder. */
  tags: readonly string[];
  /** Where another site serves a part of this origin (`site.elsewhere`). */
  elsewhere: readonly string[];
};

function faultOfSource(
  from: string,
  moved: readonly MovedPage[],
  { paths, tags }: Known,
): string | null {
  const same = (path: string) => path.toLowerCase() === from.toLowerCase();
  if (!FROM.test(from))
    return 'must be a path of letters, digits and - . _ ~, without a query, an anchor, a wildcard or a slash at its end: correct it, or set the redirect at your host';
  const page = paths.find(same);
  if (page) return `is the page ${page}, except for capital letters: remove the redirect`;
  // On a disk that ignores capital letters, one file would replace the other.
  const named = paths.find((path) => same(`${path === '/' ? '/index' : path}.html`));
  if (named)
    return `is the file of the page ${named}, except for capital letters: remove the redirect`;
  const tag = tags.find((each) => isBelow(from.toLowerCase(), `/${each}`.toLowerCase()));
  if (tag) return `is in the folder of the language ${tag}: set the redirect at your host`;
  if (moved.filter((other) => same(other.from)).length > 1)
    return 'has two redirects, except for capital letters: remove one';
  return null;
}

function faultOfTarget(
  to: string,
  moved: readonly MovedPage[],
  { paths, tags, elsewhere }: Known,
): string | null {
  if (!TO.test(to) || (to.startsWith('https:') && !URL.canParse(to)))
    return 'must be a path that starts with /, or an https URL: correct it';
  if (to.startsWith('https:')) return null;
  const [target] = to.split(/[?#]/) as [string];
  if (moved.some((other) => other.from === target))
    return 'is another redirect: write where that one leads';
  const tag = tags.find((each) => isBelow(target, `/${each}`));
  const path = (tag ? target.slice(tag.length + 1) : target) || '/';
  // The end of the build checks that a file exists (kit/finish/references.ts).
  const isFile = /\.\w+$/.test(path);
  if (isFile || paths.includes(path) || elsewhere.some((folder) => isBelow(target, folder)))
    return null;
  return 'is no page: correct it';
}

/** The redirects that a host would not follow, and those that lead to no page. */
export const redirectProblems = (moved: readonly MovedPage[], known: Known): Problem[] =>
  moved.flatMap(({ from, to }, index): Problem[] => {
    const source = faultOfSource(from, moved, known);
    const target = faultOfTarget(to, moved, known);
    return [
      ...(source ? [[`redirects[${index}].from`, `${from} ${source}`] as const] : []),
      ...(target ? [[`redirects[${index}].to`, `${to} ${target}`] as const] : []),
    ];
  });

/** Mistakes in content/redirects.ts, and in that of each language. */
import { redirectFiles } from '@/kit/finish/redirectPages';
import { isBelow } from '@/kit/finish/references';
import { differsInCase } from '@/kit/hosts/rules';
import type { MovedPage, RedirectList } from '@/lib/pages/redirects';
import type { Problem } from '@/lib/records/problems';

/** Each host has its own way to write other characters. */
const FROM = /^(?:\/[\w.~-]+)+$/;
const TO = /^(?:\/(?![/\\])|https:\/\/)[^\p{Cc}\\]*$/u;
/** A server, or a browser, removes these from a path, also if they are encoded. */
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f)/i;
const WRONG_PERCENT = /%(?![\da-f]{2})/i;

/** The folders of Next.js and of the editor. */
const RESERVED = ['/_next', '/admin'];

/** What a redirect must not collide with, or may lead to. */
type Known = {
  /** The paths of the files of the build, such as `/robots.txt`, which each language has. */
  files: readonly string[];
  /** Where another site serves a part of this origin (`site.elsewhere`). */
  elsewhere: readonly string[];
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a disk cannot have both: a file cannot be a folder, and on some, capital letters do not count. */
const clash = (one: string, other: string) => isBelow(one, other) || isBelow(other, one);

const lowercase = (files: readonly string[]) => files.map((file) => file.toLowerCase());

const anyClash = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.some((other) => clash(one, other)));

export const pathOf = (to: string) => to.split(/[?#]/, 1)[0]!;

/** Whether a path is in one of these folders, which may end with a slash. */
export const isInFolder = (path: string, folders: readonly string[]) =>
  folders.some((folder) => isBelow(path, folder.replace(/\/$/, '')));

const reservedOf = (path: string) =>
  RESERVED.find((folder) => isBelow(path.toLowerCase().replace(/\.html$/, ''), folder));

/** The files of a page, in lowercase. */
function filesOf(path: string): string[] {
  const start = path === '/' ? '/index' : path.toLowerCase();
  return [`${start}.html`, `${start}.txt`, `${start}/index.html`, `${start}/index.txt`];
}

/** Whether a redirect would replace a file of one of these pages. */
export const replacesPage = (from: string, paths: readonly string[]) =>
  paths.find((path) => anyClash(lowercase(redirectFiles(from)), filesOf(path)));

/** Whether two redirects need one file for two pages. */
function areRivals(one: MovedPage, other: MovedPage): boolean {
  if (one.from === other.from || differsInCase(other.from, other.to)) return false;
  return lowercase(redirectFiles(one.from)).some((file) =>
    lowercase(redirectFiles(other.from)).some(
      (theirs) => clash(file, theirs) && (file !== theirs || one.to !== other.to),
    ),
  );
}

function faultOfSource(
  redirect: MovedPage,
  { moved, paths }: RedirectList,
  tags: readonly string[],
  { files }: Known,
): string | null {
  const { from, to } = redirect;
  if (!FROM.test(from) || DOTS.test(from))
    return 'must be a path of letters, digits and - . _ ~, without a query, an anchor, a wildcard, a segment . or .., or a slash at its end: correct it, or set the redirect at your host';
  const tag = tags.find((each) => isBelow(from.toLowerCase(), `/${each}`.toLowerCase()));
  if (tag)
    return `is in the folder of the language ${tag}: write the redirect in content/${tag}/redirects.ts, without /${tag}`;
  const reserved = reservedOf(from);
  if (reserved) return `is in the folder ${reserved}, which the site needs: remove the redirect`;
  if (moved.filter((other) => isSame(other.from, from)).length > 1)
    return 'has two redirects, except for capital letters: remove one';
  if (differsInCase(from, to) && paths.includes(pathOf(to))) return null;
  const page = replacesPage(from, paths);
  if (page) {
    const what = isSame(page, from) ? 'page' : 'file of the page';
    return `is the ${what} ${page}, except for capital letters: remove the redirect`;
  }
  const own = lowercase(redirectFiles(from));
  const file = files.find((known) => anyClash(own, [known.toLowerCase()]));
  if (file) return `is the file ${file} of the site: remove the redirect`;
  const rival = moved.find((other) => areRivals(redirect, other));
  return rival
    ? `and ${rival.from} have one page on hosts without redirects: lead both to one URL, or remove one`
    : null;
}

function faultOfTarget(
  to: string,
  { moved, tag: own }: RedirectList,
  lists: readonly RedirectList[],
  { elsewhere }: Known,
): string | null {
  const target = pathOf(to);
  const isUrl = to.startsWith('https:');
  if (!TO.test(to) || to.trim() !== to || (isUrl && !URL.canParse(to)))
    return 'must be a path that starts with /, or an https URL, without control characters and \\: correct it';
  if (DOTS.test(target)) return 'has a segment . or ..: write where it leads';
  if (ENCODED_CONTROL.test(to)) return 'has an encoded control character: remove it';
  if (WRONG_PERCENT.test(to)) return 'has a % that encodes no character: write it as %25';
  if (isUrl) return null;
  if (reservedOf(target))
    return `is in the folder ${reservedOf(target)}, which has no page: correct it`;
  if (moved.some(({ from }) => from === target || redirectFiles(from).includes(target)))
    return 'is another redirect: write where that one leads';
  const language = lists.find(({ tag }) => tag && !own && isBelow(target, `/${tag}`));
  const path = (language ? target.slice(language.tag.length + 1) : target) || '/';
  // A language leads to the page of the first one if it lacks it.
  const having = [language ?? lists.find(({ tag }) => tag === own)!, lists[0]!].filter(
    ({ paths }) => paths.includes(path),
  );
  const reasons = having.map(({ hidden }) => hidden?.get(path));
  if (reasons.length > 0 && reasons.every((reason) => reason !== undefined))
    return `${reasons[0]}, so that this build has no such page: remove the redirect until it has`;
  // The end of the build checks that a file exists (kit/finish/references.ts).
  const isFile = /\.\w+$/.test(path);
  if (isFile || having.length > 0 || isInFolder(target, elsewhere)) return null;
  return 'is no page: correct it';
}

/**
 * The redirects that a host would not follow, and those that lead to no page.
 *
 * @param lists that of the first language, and then of each further one
 */
export const redirectProblems = (lists: readonly RedirectList[], known: Known): Problem[] => {
  const tags = lists.map(({ tag }) => tag).filter(Boolean);
  return lists.flatMap((list) =>
    list.moved.flatMap((moved, index): Problem[] => {
      const source = faultOfSource(moved, list, tags, known);
      const target = faultOfTarget(moved.to, list, lists, known);
      const record = `${list.file} redirects[${index}]`;
      return [
        ...(source ? [[`${record}.from`, `${moved.from} ${source}`] as const] : []),
        ...(target ? [[`${record}.to`, `${moved.to} ${target}`] as const] : []),
      ];
    }),
  );
};

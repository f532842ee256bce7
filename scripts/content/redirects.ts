/**
 * Mistakes in content/redirects.ts. The end of the build finds redirects at the URL of a file, and those that
 * lead to no page (kit/finish/).
 */
import { redirectFiles } from '@/kit/finish/redirectPages';
import { isBelow } from '@/kit/finish/references';
import { differsInCase } from '@/kit/hosts/rules';
import type { MovedPage } from '@/lib/pages/redirects';
import type { Problem } from '@/lib/records/problems';

/** Each host has its own way to write other characters. */
const FROM = /^(?:\/[\w.~-]+)+$/;
const TO = /^(?:\/(?![/\\])|https:\/\/)[^\p{Cc}\\]*$/u;
/** A server, or a browser, removes these from a path, also if they are encoded. */
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f)/i;
const WRONG_PERCENT = /%(?![\da-f]{2})/i;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a disk cannot have both: a file cannot be a folder, and on some, capital letters do not count. */
const clash = (one: string, other: string) => isBelow(one, other) || isBelow(other, one);

const pathOf = (to: string) => to.split(/[?#]/, 1)[0]!;

/** The files of a page, in lowercase. */
function filesOf(path: string): string[] {
  const start = path === '/' ? '/index' : path.toLowerCase();
  return [`${start}.html`, `${start}.txt`, `${start}/index.html`, `${start}/index.txt`];
}

/** Whether a redirect would replace a file of one of these pages. */
const replacesPage = (from: string, paths: readonly string[]) =>
  paths.find((path) =>
    redirectFiles(from.toLowerCase()).some((one) =>
      filesOf(path).some((other) => clash(one, other)),
    ),
  );

function faultOfSource(
  { from, to }: MovedPage,
  all: readonly MovedPage[],
  paths: readonly string[],
): string | null {
  if (!FROM.test(from) || DOTS.test(from))
    return 'must be a path of letters, digits and - . _ ~, without a query, an anchor, a wildcard, a segment . or .., or a slash at its end: correct it, or set the redirect at your host';
  if (all.filter((other) => isSame(other.from, from)).length > 1)
    return 'has two redirects, except for capital letters: remove one';
  if (differsInCase(from, to) && paths.includes(pathOf(to))) return null;
  const page = replacesPage(from, paths);
  return page ? `is the page ${page}, or a file of it: remove the redirect` : null;
}

function faultOfTarget(to: string, all: readonly MovedPage[]): string | null {
  const target = pathOf(to);
  const isUrl = to.startsWith('https:');
  if (!TO.test(to) || to.trim() !== to || (isUrl && !URL.canParse(to)))
    return 'must be a path that starts with /, or an https URL, without control characters and \\: correct it';
  if (DOTS.test(target)) return 'has a segment . or ..: write where it leads';
  if (ENCODED_CONTROL.test(to)) return 'has an encoded control character: remove it';
  if (WRONG_PERCENT.test(to)) return 'has a % that encodes no character: write it as %25';
  if (all.some(({ from }) => from === target || redirectFiles(from).includes(target)))
    return 'is another redirect: write where that one leads';
  return null;
}

/**
 * The redirects that a host would not follow.
 *
 * @param paths the paths of all pages
 */
export const redirectProblems = (
  redirects: readonly MovedPage[],
  paths: readonly string[],
): Problem[] =>
  redirects.flatMap((moved, index): Problem[] => {
    const source = faultOfSource(moved, redirects, paths);
    const target = faultOfTarget(moved.to, redirects);
    const record = `redirects[${index}]`;
    return [
      ...(source ? [[`${record}.from`, `${moved.from} ${source}`] as const] : []),
      ...(target ? [[`${record}.to`, `${moved.to} ${target}`] as const] : []),
    ];
  });

import type { Problem } from '@/lib/zodProblems';

/** An old URL that leads to a new one (content/redirects.ts). */
export type MovedPage = {
  /** A path that no page has, such as `/blog/old-name` or `/about.html`. */
  from: string;
  /** A path of this site, also with an anchor, or an https URL. */
  to: string;
  /** For people who read the list later. */
  why: string;
};

/** Each host has its own way to write other characters. */
const FROM = /^(?:\/[\w.~-]+)+$/;
const TO = /^(?:\/(?!\/)|https:\/\/)[^\s"'<>\\^`{|}$]*$/;

function faultOf(
  { from, to }: MovedPage,
  moved: readonly MovedPage[],
  paths: readonly string[],
  tags: readonly string[],
): string | null {
  const same = (path: string) => path.toLowerCase() === from.toLowerCase();
  if (!FROM.test(from))
    return 'must be a path of letters, digits and - . _ ~, without a query, an anchor, a wildcard or a slash at its end: correct it, or set the redirect at your host';
  const page = paths.find(same);
  if (page) return `is the page ${page}, except for capital letters: remove the redirect`;
  const tag = tags.find((each) => `${from}/`.toLowerCase().startsWith(`/${each}/`.toLowerCase()));
  if (tag) return `is in the folder of the language ${tag}: set the redirect at your host`;
  if (moved.filter((other) => same(other.from)).length > 1)
    return 'has two redirects, except for capital letters: remove one';
  if (!TO.test(to) || (to.startsWith('https:') && !URL.canParse(to)))
    return `leads to “${to}”: write a path that starts with /, or an https URL`;
  const [target] = to.split(/[?#]/);
  if (moved.some((other) => other.from === target))
    return `leads to ${target}, which is another redirect: write where that one leads`;
  return null;
}

/**
 * The redirects that a host would not follow. The end of the build checks that each target exists
 * (kit/finish/references.ts).
 *
 * @param paths the paths of all pages
 * @param tags the further languages, each of which has a folder
 */
export const redirectProblems = (
  moved: readonly MovedPage[],
  paths: readonly string[],
  tags: readonly string[],
): Problem[] =>
  moved.flatMap((each, index) => {
    const fault = faultOf(each, moved, paths, tags);
    return fault ? [[`redirects[${index}].from`, `${each.from} ${fault}`] as const] : [];
  });

/**
 * Adds a small page at each old URL, for hosts without redirects, and the rules for the others. Routes have
 * capital letters, which people rarely type, so that their lowercase URLs redirect, too, but without pages,
 * which would replace those of the routes on disks that ignore case.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Redirect } from '@/content/redirects';

/** Characters that mean themselves in the format of each host, but for the dot. */
const FROM = /^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/;
const TO = /^(https:\/\/[\w.-]+)?(\/|(\/(?!\.{1,2}(\/|$))[\w.-]+)+\/?)$/;

const PATH = 'letters, digits and . _ -';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** @returns the problem and the remedy, or `null` */
function problemOf({ from, to }: Redirect, all: readonly Redirect[], paths: readonly string[]) {
  if (!FROM.test(from)) return `the old URL must be a path of ${PATH}: correct it`;
  if (!TO.test(to)) return `${to} must be a path, or an https URL, of ${PATH}: correct it`;
  if (all.some((other) => isSame(other.from, to)))
    return `${to} is another redirect: write where that one leads`;
  if (all.filter((other) => isSame(other.from, from)).length > 1)
    return 'has two redirects, except for capital letters: remove one';
  const page = paths.find((each) => isSame(each, from.replace(/\.html$/, '')));
  return page ? `is the page ${page}, except for capital letters: remove the redirect` : null;
}

export const redirectProblems = (redirects: readonly Redirect[], paths: readonly string[]) =>
  redirects.flatMap((redirect) => {
    const problem = problemOf(redirect, redirects, paths);
    return problem ? [`content/redirects.ts, ${redirect.from}: ${problem}`] : [];
  });

/** From the lowercase URLs of pages. */
export const lowercase = (paths: readonly string[]): Redirect[] =>
  paths.filter((to) => to !== to.toLowerCase()).map((to) => ({ from: to.toLowerCase(), to }));

const pageOf = (url: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<title>${url}</title>
</head>
<body><a href="${url}">${url}</a></body>
</html>
`;

/** @throws Error if the export has a file at an old URL */
function writePage(out: string, from: string, to: string) {
  const files = from.endsWith('.html') ? [from] : [`${from}.html`, `${from}/index.html`];
  for (const file of files.map((each) => path.join(out, each))) {
    if (existsSync(file))
      throw new Error(`content/redirects.ts, ${from}: is a page: remove the redirect`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, pageOf(to));
  }
}

const escaped = (url: string) => url.replaceAll('.', '\\.');

function change(file: string, replace: (text: string) => string) {
  writeFileSync(file, replace(readFileSync(file, 'utf8')));
}

type Options = {
  basePath: string;
  redirects: readonly Redirect[];
  paths: readonly string[];
};

/**
 * @param out the export, which has the files of public/
 * @param hosts for what servers include, which visitors must not be able to request
 * @throws Error with one line per redirect that is wrong
 */
export function addRedirects(out: string, hosts: string, { basePath, redirects, paths }: Options) {
  const problems = redirectProblems(redirects, paths);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const under = (url: string) => (url.startsWith('/') ? basePath + url : url);
  for (const { from, to } of redirects) writePage(out, from, under(to));
  const withBase = ({ from, to }: Redirect) => ({ from: under(from), to: under(to) });
  const moved = redirects.map(withBase);
  const all = [...moved, ...lowercase(paths).map(withBase)];

  // On Netlify, a redirect with `!` wins over the page. The others must not have it: Netlify ignores case,
  // and /FAQ would redirect to itself. Cloudflare Pages skips these lines; there, each redirect wins.
  const linesOf = (list: readonly Redirect[], status: string) =>
    list.flatMap(({ from, to }) => [`${from} ${to} ${status}\n`, `${from}/ ${to} ${status}\n`]);
  writeFileSync(
    path.join(out, '_redirects'),
    [...linesOf(moved, '301!'), ...linesOf(all, '301')].join(''),
  );
  change(path.join(out, '_headers'), (text) => text.replace(/^\//gm, `${basePath}/`));

  const rules = all.map(
    ({ from, to }) =>
      `RewriteRule "^${escaped(from.slice(basePath.length + 1))}/?$" "${to}" [R=301,NE,L]\n`,
  );
  change(path.join(out, '.htaccess'), (text) =>
    text
      .replace('ErrorDocument 404 ', () => `ErrorDocument 404 ${basePath}`)
      .replace('# redirects\n', () => rules.join('  ')),
  );

  // With `~`, nginx and Caddy compare capital letters: /faq must not match /FAQ.
  const patterns = all.map(({ from, to }) => `~^${escaped(from)}/?$ ${to}`);
  mkdirSync(hosts, { recursive: true });
  writeFileSync(path.join(hosts, 'redirects.nginx'), patterns.map((each) => `${each};\n`).join(''));
  writeFileSync(path.join(hosts, 'redirects.caddy'), patterns.map((each) => `${each}\n`).join(''));
}

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

/** @throws Error with the problem and the remedy */
function check({ from, to }: Redirect, paths: readonly string[]) {
  const refuse = (problem: string) => {
    throw new Error(`content/redirects.ts, ${from}: ${problem}`);
  };
  if (!FROM.test(from)) refuse(`the old URL must be a path of ${PATH}: correct it`);
  if (!TO.test(to)) refuse(`${to} must be a path, or an https URL, of ${PATH}: correct it`);
  const old = from.replace(/\.html$/, '').toLowerCase();
  const page = paths.find((each) => each.toLowerCase() === old);
  if (page) refuse(`is the page ${page}, except for capital letters: remove the redirect`);
}

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

/** @throws Error if the export has a file at an old URL, or two redirects have it */
function writePage(out: string, from: string, to: string) {
  const files = from.endsWith('.html') ? [from] : [`${from}.html`, `${from}/index.html`];
  for (const file of files.map((each) => path.join(out, each))) {
    if (existsSync(file))
      throw new Error(`content/redirects.ts, ${from}: is ${file}: remove the redirect`);
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
 * @throws Error with the redirect that is wrong
 */
export function addRedirects(out: string, hosts: string, { basePath, redirects, paths }: Options) {
  for (const redirect of redirects) check(redirect, paths);
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

  mkdirSync(hosts, { recursive: true });
  const writeHost = (host: string, lineEnd: string) => {
    // With `~`, nginx and Caddy compare capital letters: /faq must not match /FAQ.
    const lines = all.map(({ from, to }) => `~^${escaped(from)}/?$ ${to}${lineEnd}`);
    writeFileSync(path.join(hosts, `redirects.${host}`), lines.join(''));
  };
  writeHost('nginx', ';\n');
  writeHost('caddy', '\n');
}

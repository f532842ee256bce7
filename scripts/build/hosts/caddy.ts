/**
 * Generates lines for Caddy 2, to `import` into the site block, next to `root` and `file_server`.
 * Paths are matched with `path_regexp`, because the `path` matcher ignores letter case: the
 * redirect from /aboutus to /AboutUs would match its own target and repeat forever. A header with
 * `?` is set only if it has not been set before.
 * https://caddyserver.com/docs/caddyfile/directives/header
 */
import { HOST_FILES, NOT_FOUND_FILE } from '@/scripts/policy/hosts';

import { headersByName, headersFor, patternOf, type Site } from './site';

export function writeCaddy(site: Site): string {
  const { basePath, redirects, headers } = site;
  let count = 0;
  const when = (paths: readonly string[], directive: (matcher: string) => string) => {
    const matcher = `@m${++count}`;
    return [`${matcher} path_regexp ${patternOf(paths)}`, directive(matcher)];
  };
  const missing = `${basePath}/${NOT_FOUND_FILE}`;
  return [
    ...headersByName(site).flatMap(({ name, general, special }) => [
      ...(general ? [`header ${special.length ? '?' : ''}${name} "${general}"`] : []),
      ...special.flatMap(({ value, paths }) =>
        when(paths, (matcher) => `header ${matcher} ${name} "${value}"`),
      ),
    ]),
    ...redirects.flatMap(({ from, to, status }) =>
      when([from], (matcher) => `redir ${matcher} ${to}?{query} ${status}`),
    ),
    ...when(
      HOST_FILES.map((file) => `${basePath}/${file}`),
      (matcher) => `error ${matcher} 404`,
    ),
    'try_files {path} {path}.html {path}/index.html',
    'handle_errors {',
    '  @missing expression {http.error.status_code} == 404',
    '  handle @missing {',
    ...Object.entries(headersFor(missing, headers)).map(
      ([name, value]) => `    header ${name} "${value}"`,
    ),
    `    rewrite * ${missing}`,
    '    file_server',
    '  }',
    '}',
    '',
  ].join('\n');
}

/**
 * Generates lines for Caddy 2, to `import` into the site block, next to `root` and `file_server`.
 * Redirects use `path_regexp`, because the `path` matcher ignores letter case: the redirect from
 * /about to /About would match its own target and repeat forever. `map` adds the `?` of a query
 * only if there is one. A header with `?` is set only if it has not been set before. Error responses keep the headers, so those that a file has for
 * itself must change.
 * https://caddyserver.com/docs/caddyfile/directives/header
 */
import {
  extensionPattern,
  FOREVER,
  foldersPattern,
  HOST_FILES,
  NOT_FOUND_FILE,
  pathPattern,
  quoted,
  REVALIDATE,
  withQuery,
  type Header,
  type Site,
} from './rules';

const notFound = (matcher: string, folder: string, headers: readonly Header[]) => [
  `  handle ${matcher} {`,
  ...headers.map(({ name, value }) => `    header ${name} ${quoted(value)}`),
  `    header Cache-Control "${REVALIDATE}"`,
  `    rewrite * ${folder}/${NOT_FOUND_FILE}`,
  '    file_server',
  '  }',
];

export function writeCaddy({
  basePath,
  headers,
  headersByExtension,
  cachedForever,
  typedFiles,
  redirects,
}: Site): string {
  // Some files have these headers with another value.
  const others = new Set(headersByExtension.flatMap(([, own]) => own.map(({ name }) => name)));
  const replaced = headers.filter(({ name }) => others.has(name));
  return [
    ...headers.map(
      ({ name, value }) => `header ${others.has(name) ? '?' : ''}${name} ${quoted(value)}`,
    ),
    ...headersByExtension.flatMap(([extension, own]) => [
      `@${extension} path_regexp ${extensionPattern(extension)}`,
      ...own.map(({ name, value }) => `header @${extension} ${name} ${quoted(value)}`),
    ]),
    `header ?Cache-Control "${REVALIDATE}"`,
    `@forever path_regexp ${foldersPattern(cachedForever)}`,
    `header @forever Cache-Control "${FOREVER}"`,
    ...typedFiles.map(([path, type]) => `header ${path} Content-Type "${type}"`),
    'map {query} {question_mark} {',
    '  ~. "?"',
    '  default ""',
    '}',
    ...redirects.flatMap(({ from, to, status }, index) => [
      `@redirect${index} path_regexp ${pathPattern(from)}`,
      `redir @redirect${index} ${quoted(withQuery(to, '{question_mark}{query}'))} ${status}`,
    ]),
    `@hidden path ${HOST_FILES.map((file) => `${basePath}/${file}`).join(' ')}`,
    'error @hidden 404',
    'try_files {path} {path}.html {path}/index.html',
    'handle_errors {',
    '  @missing expression {http.error.status_code} == 404',
    ...notFound('@missing', basePath, replaced),
    '}',
    '',
  ].join('\n');
}

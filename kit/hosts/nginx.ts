/**
 * Generates a configuration file to include in the `server` block of nginx. The file contains
 * `location /` and `error_page`, so the block must not contain them. nginx evaluates `set` again
 * for the 404 page, so a missing file is not cached forever, and has the headers of a page. No `location` may have its own
 * `add_header`, because nginx would then drop all of these headers.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
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
  type Site,
} from './rules';

const PAGES = 'try_files $uri $uri.html $uri/index.html =404;';

/** nginx reads each `$` as the start of a variable, and has no way to escape it. */
const targetOf = (to: string) => withQuery(to.replaceAll('$', '%24'), '$is_args$args');

/** The variable with the value of a header, such as `$header_x_frame_options`. */
const variableOf = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

export function writeNginx({
  basePath,
  headers,
  headersByExtension,
  cachedForever,
  typedFiles,
  redirects,
}: Site): string {
  // nginx sends no header with an empty value.
  const values = new Map([
    ...headersByExtension.flatMap(([, own]) => own.map(({ name }) => [name, ''] as const)),
    ...headers.map(({ name, value }) => [name, value] as const),
  ]);
  return [
    ...[...values].map(([name, value]) => `set ${variableOf(name)} ${quoted(value)};`),
    ...headersByExtension.flatMap(([extension, own]) =>
      own.map(
        ({ name, value }) =>
          `if ($uri ~ "${extensionPattern(extension)}") { set ${variableOf(name)} ${quoted(value)}; }`,
      ),
    ),
    ...[...values.keys()].map((name) => `add_header ${name} ${variableOf(name)} always;`),
    `set $caching "${REVALIDATE}";`,
    `if ($uri ~ "${foldersPattern(cachedForever)}") { set $caching "${FOREVER}"; }`,
    'add_header Cache-Control $caching always;',
    '',
    ...redirects.map(
      ({ from, to, status }) =>
        `if ($uri ~ "${pathPattern(from)}") { return ${status} ${quoted(targetOf(to))}; }`,
    ),
    // Behind a proxy, absolute redirects would contain the wrong scheme and port.
    'absolute_redirect off;',
    'charset utf-8;',
    `error_page 404 ${basePath}/${NOT_FOUND_FILE};`,
    ...typedFiles.map(([path, type]) => `location = ${path} { types { } default_type "${type}"; }`),
    ...HOST_FILES.map((file) => `location = ${basePath}/${file} { return 404; }`),
    `location ${basePath}/ { ${PAGES} }`,
    '',
  ].join('\n');
}

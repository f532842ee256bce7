/**
 * Generates a configuration file to include in the `server` block of nginx. The file contains
 * `location /` and `error_page`, so the block must not contain them. nginx evaluates `set` again
 * for the 404 page, so the 404 page gets its own policy. A header with an empty value is not sent.
 * No `location` may have its own `add_header`, because nginx would then drop all of these headers.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
import { HOST_FILES, NOT_FOUND_FILE } from '@/scripts/policy/hosts';

import { headersByName, patternOf, type Site } from './site';

const variable = (name: string) => `$header_${name.toLowerCase().replaceAll('-', '_')}`;

function headerLines(site: Site): string[] {
  return headersByName(site)
    .filter(({ name }) => name !== 'Content-Type')
    .flatMap(({ name, general, special }) => {
      if (special.length === 0) return [`add_header ${name} "${general}" always;`];
      return [
        `set ${variable(name)} "${general ?? ''}";`,
        ...special.map(
          ({ value, paths }) =>
            `if ($uri ~ "${patternOf(paths)}") { set ${variable(name)} "${value}"; }`,
        ),
        `add_header ${name} ${variable(name)} always;`,
      ];
    });
}

export function writeNginx(site: Site): string {
  const { basePath, redirects, headers } = site;
  return [
    ...headerLines(site),
    '',
    ...redirects.map(
      ({ from, to, status }) =>
        `if ($uri ~ "${patternOf([from])}") { return ${status} ${to}$is_args$args; }`,
    ),
    // Behind a proxy, absolute redirects would contain the wrong scheme and port.
    'absolute_redirect off;',
    'charset utf-8;',
    `error_page 404 ${basePath}/${NOT_FOUND_FILE};`,
    ...headers
      .filter(({ name }) => name === 'Content-Type')
      .map(({ path, value }) => `location = ${path} { types { } default_type "${value}"; }`),
    ...HOST_FILES.map((file) => `location = ${basePath}/${file} { return 404; }`),
    `location ${basePath}/ { try_files $uri $uri.html $uri/index.html =404; }`,
    '',
  ].join('\n');
}

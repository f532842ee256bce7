/**
 * Generates .htaccess for Apache 2.4 on hosts that allow it (AllowOverride FileInfo). Parts that
 * need an optional module are skipped if the module is missing. The conditions match the file that
 * is actually served, so the 404 page gets its own policy.
 * https://httpd.apache.org/docs/2.4/mod/mod_headers.html
 */
import { HOST_FILES, NOT_FOUND_FILE } from '@/scripts/policy/hosts';

import { headersByName, patternOf, type Site } from './site';

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function headerLines(site: Site): string[] {
  return headersByName(site)
    .filter(({ name }) => name !== 'Content-Type')
    .flatMap(({ name, general, special }) => [
      ...(general ? [`  Header always set ${name} "${general}"`] : []),
      ...special.map(
        ({ value, paths }) =>
          `  Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${patternOf(paths)}#"`,
      ),
    ]);
}

function typeLines({ headers }: Site): string[] {
  return headers
    .filter(({ name }) => name === 'Content-Type')
    .flatMap(({ path, value }) => [
      `<Files "${fileName(path)}">`,
      `  ForceType "${value}"`,
      '</Files>',
    ]);
}

export function writeHtaccess(site: Site): string {
  const { basePath, redirects } = site;
  const hidden = HOST_FILES.filter((file) => !file.startsWith('.')).map((file) => `/${file}`);
  return [
    `ErrorDocument 404 ${basePath}/${NOT_FOUND_FILE}`,
    'AddDefaultCharset utf-8',
    ...typeLines(site),
    '',
    '<IfModule mod_headers.c>',
    ...headerLines(site),
    '</IfModule>',
    '',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    `  RewriteBase ${basePath}/`,
    ...redirects.map(
      ({ from, to, status }) =>
        `  RewriteRule "${patternOf([from.slice(basePath.length + 1)])}" "${to}" [R=${status},L]`,
    ),
    `  RewriteRule "${patternOf(hidden.map((path) => path.slice(1)))}" - [R=404,L]`,
    // Serve /X from X.html. These lines must apply before mod_dir redirects /X to the directory
    // /X/.
    '  RewriteCond "%{REQUEST_FILENAME}.html" -f',
    '  RewriteRule "^(.*[^/])$" "$1.html" [END]',
    '</IfModule>',
    '',
  ].join('\n');
}

/**
 * Generates .htaccess for Apache 2.4 on hosts that allow it (AllowOverride FileInfo). Parts that
 * need an optional module are skipped if the module is missing. The condition matches the file that
 * is actually served, so a missing file is not cached forever.
 * https://httpd.apache.org/docs/2.4/mod/mod_headers.html
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
  type Site,
} from './rules';

/**
 * Without NE, Apache encodes the target again: `%` becomes `%25`, and `#` becomes `%23`. It would write a
 * query after an anchor, so QSD removes it. `%1` and `$1` would be what a pattern has matched. Apache cuts
 * one `&` at the end of a query.
 * https://httpd.apache.org/docs/2.4/rewrite/flags.html
 */
function redirectTo(to: string, status: number) {
  const flags = to.includes('#') ? 'NE,QSD' : 'NE';
  const kept = to.includes('?') && to.endsWith('&') ? `${to}&` : to;
  return `"${kept.replace(/[%$]/g, '\\$&')}" [R=${status},${flags},L]`;
}

export function writeHtaccess({
  basePath,
  headers,
  headersByExtension,
  cachedForever,
  typedFiles,
  redirects,
}: Site): string {
  // In .htaccess, a rewrite rule sees the path without the folder and its slash.
  const rule = (path: string, action: string) =>
    `  RewriteRule "${pathPattern(path.slice(basePath.length + 1))}" ${action}`;
  return [
    '# Without "#", the next line serves /X instead of a redirect to /X/, if the host permits the directive here:',
    '# under AllowOverride FileInfo, every URL would respond with status 500.',
    '# DirectorySlash Off',
    `ErrorDocument 404 ${basePath}/${NOT_FOUND_FILE}`,
    'AddDefaultCharset utf-8',
    ...typedFiles.map(
      ([path, type]) =>
        `<Files "${path.slice(path.lastIndexOf('/') + 1)}">\n  ForceType "${type}"\n</Files>`,
    ),
    '',
    '<IfModule mod_headers.c>',
    ...headers.map(({ name, value }) => `  Header always set ${name} ${quoted(value)}`),
    ...headersByExtension.flatMap(([extension, own]) =>
      own.map(
        ({ name, value }) =>
          `  Header always set ${name} ${quoted(value)} "expr=%{REQUEST_URI} =~ m#${extensionPattern(extension)}#"`,
      ),
    ),
    `  Header always set Cache-Control "${REVALIDATE}"`,
    `  Header always set Cache-Control "${FOREVER}" "expr=%{REQUEST_URI} =~ m#${foldersPattern(cachedForever)}#"`,
    '</IfModule>',
    '',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    `  RewriteBase ${basePath}/`,
    ...redirects.map(({ from, to, status }) => rule(from, redirectTo(to, status))),
    ...HOST_FILES.map((file) => rule(`${basePath}/${file}`, '- [R=404,L]')),
    // Serve /X from X.html. These lines must apply before mod_dir redirects /X to the directory
    // /X/.
    '  RewriteCond "%{REQUEST_FILENAME}.html" -f',
    '  RewriteRule "^(.*[^/])$" "$1.html" [END]',
    // Do not list the files of a folder. `Options -Indexes` would need AllowOverride Options.
    '  RewriteCond "%{REQUEST_FILENAME}" -d',
    '  RewriteCond "%{REQUEST_FILENAME}/index.html" !-f',
    '  RewriteRule "^" "-" [R=404,L]',
    '</IfModule>',
    '',
  ].join('\n');
}

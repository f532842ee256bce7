/**
 * Generates `_headers` and `_redirects`, for Netlify and Cloudflare Pages.
 * https://docs.netlify.com/manage/routing/headers/
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * https://developers.cloudflare.com/pages/configuration/headers/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
import { headersByPath, type PathHeaders, type Redirect, type Site } from './rules';

/** Each block is a path, followed by its indented headers. */
export const writeHeadersFile = (site: Site): string =>
  headersByPath(site)
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');

export const readHeadersFile = (text: string): PathHeaders[] =>
  text.split(/\n{2,}/).map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return {
      path,
      headers: Object.fromEntries(lines.map((line) => line.trim().split(/:\s*(.*)/))),
    };
  });

/**
 * Each line contains the old path, the new path and the status. With `!`, a redirect wins over a file
 * on Netlify. The others must not have it: because Netlify ignores letter case, the new path would
 * redirect to itself forever. On Cloudflare Pages, every redirect wins over files, and a line with `!`
 * does not count. So a redirect that has a page has two lines.
 *
 * Both split a line at spaces, of which a target has none (`describeSite`). A `#` starts a comment only at the
 * start of a field, and `:name` is a placeholder only if the old path has it. Letters outside ASCII are not
 * encoded in an old path: Netlify decodes the URL before it looks for it, and Cloudflare Pages encodes the path:
 * https://github.com/netlify/build/blob/main/packages/redirect-parser/src/line_parser.ts
 * https://github.com/cloudflare/workers-sdk/blob/main/packages/workers-shared/utils/configuration/parseRedirects.ts
 * https://github.com/netlify/cli/pull/3107
 * https://github.com/cloudflare/workers-sdk/blob/main/packages/workers-shared/utils/configuration/validateURL.ts
 */
export const writeRedirectsFile = ({ redirects }: Site): string =>
  redirects
    .flatMap(({ from, to, status, hasPage }) =>
      (hasPage ? [`${status}!`, status] : [status]).map((each) => `${from} ${to} ${each}\n`),
    )
    .join('');

export const readRedirectsFile = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/\S*) (\S+) (\d+)$/gm)].map(([, from, to, status]) => ({
    from: from!,
    to: to!,
    status: Number(status),
  }));

/**
 * Generates `_headers` and `_redirects`, for Netlify and Cloudflare Pages.
 * https://docs.netlify.com/manage/routing/headers/
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * https://developers.cloudflare.com/pages/configuration/headers/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
import { headersByPath, type PathHeaders, type Redirect, type Site } from '../rules';

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
 * Each line contains the old path, the new path and the status. Do not add `!` to the status: it
 * would force the redirect. Because Netlify ignores letter case, the new path would then redirect
 * to itself forever.
 */
export const writeRedirectsFile = ({ redirects }: Site): string =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

export const readRedirectsFile = (text: string): Redirect[] =>
  [...text.matchAll(/^(\/\S*) (\S+) (\d+)$/gm)].map(([, from, to, status]) => ({
    from: from!,
    to: to!,
    status: Number(status),
  }));

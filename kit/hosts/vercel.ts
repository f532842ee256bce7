/**
 * Generates vercel.json, which Vercel reads at the root of the repository. Each `source` is a
 * case-sensitive path-to-regexp pattern, which Vercel compares with the encoded URL.
 * https://vercel.com/docs/project-configuration
 * https://github.com/vercel/vercel/blob/main/packages/cli/src/util/dev/router.ts
 */
import { unescape } from 'node:querystring';

import { headersByPath, type Redirect, type Site } from './rules';

const HEX: Readonly<Record<string, string>> = { $: '%24', ':': '%3A', '(': '%28', ')': '%29' };

const partsOf = (to: string) =>
  /^(https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(.*)$/
    .exec(to)!
    .slice(1)
    .map((part = '') => part);

/**
 * Vercel reads `:name` and `(…)` in a path as what the source has matched, and in each header also `$1`.
 * https://github.com/vercel/vercel/blob/main/packages/routing-utils/src/superstatic.ts
 */
function destinationOf(to: string): string {
  const [origin, path, query, anchor] = partsOf(to) as [string, string, string, string];
  const plain = (text: string) => text.replace(/[$:()]/g, (sign) => HEX[sign]!);
  return origin + plain(path) + query.replaceAll('$', '%24') + plain(anchor);
}

/**
 * Vercel decodes a query before it looks for `:name` and `(…)` in it, and refuses the whole file for one.
 * The page of such a redirect leads to its target.
 */
const isReadable = ({ to }: Redirect) => !/:\w|\(/.test(unescape(partsOf(to)[2]!));

export function vercelJson(site: Site): string {
  const file = {
    headers: headersByPath(site).map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: site.redirects.filter(isReadable).map(({ from, to, status }) => ({
      source: encodeURI(from),
      destination: destinationOf(to),
      statusCode: status,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

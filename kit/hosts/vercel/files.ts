/**
 * Generates vercel.json, which Vercel reads at the root of the repository. Each `source` is a
 * case-sensitive path-to-regexp pattern.
 * https://vercel.com/docs/project-configuration
 */
import { headersByPath, type Site } from '../rules';

export function vercelJson(site: Site): string {
  const file = {
    headers: headersByPath(site).map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: site.redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

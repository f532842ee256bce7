/**
 * Generates vercel.json, for `vercel deploy out`. Each `source` is a case-sensitive path-to-regexp
 * pattern. As in `_headers`, no two rules set the same header for the same path.
 * https://vercel.com/docs/project-configuration
 */
import { withoutOverridden, type Site } from './site';

export function writeVercelFile(site: Site): string {
  const sources = new Map<string, { key: string; value: string }[]>();
  for (const { path, name, value } of withoutOverridden(site)) {
    const source = path.replace(/\*$/, '(.*)');
    sources.set(source, [...(sources.get(source) ?? []), { key: name, value }]);
  }
  const file = {
    headers: [...sources].map(([source, headers]) => ({ source, headers })),
    redirects: site.redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

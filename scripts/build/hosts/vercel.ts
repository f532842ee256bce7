/**
 * `vercel.json`, for `vercel deploy out`. Sources are path-to-regexp patterns and case-sensitive.
 * As in `_headers`, no two rules set the same header for the same path.
 * https://vercel.com/docs/project-configuration
 */
import type { Redirect } from '@/scripts/policy/redirects';

import { withoutOverridden } from './headers-file';
import type { HeaderRule, Site } from './site';

type VercelFile = {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string; statusCode: Redirect['status'] }[];
};

export function writeVercelFile(site: Site): string {
  const sources = new Map<string, { key: string; value: string }[]>();
  for (const { path, name, value } of withoutOverridden(site)) {
    const source = path.replace(/\*$/, '(.*)');
    sources.set(source, [...(sources.get(source) ?? []), { key: name, value }]);
  }
  const file: VercelFile = {
    headers: [...sources].map(([source, headers]) => ({ source, headers })),
    redirects: site.redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function readVercelFile(text: string): { headers: HeaderRule[]; redirects: Redirect[] } {
  const { headers, redirects } = JSON.parse(text) as VercelFile;
  return {
    headers: headers.flatMap(({ source, headers: pairs }) =>
      pairs.map(({ key, value }) => ({ path: source.replace('(.*)', '*'), name: key, value })),
    ),
    redirects: redirects.map(({ source, destination, statusCode }) => ({
      from: source,
      to: destination,
      status: statusCode,
    })),
  };
}

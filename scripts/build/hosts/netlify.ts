/**
 * Generates `_headers` and `_redirects`, for Netlify and Cloudflare Pages.
 * https://docs.netlify.com/manage/routing/headers/
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * https://developers.cloudflare.com/pages/configuration/headers/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
import type { Redirect } from '@/scripts/policy/redirects';

import { withoutOverridden, type HeaderRule, type Site } from './site';

/**
 * Each block is a path, followed by its indented headers. The file contains no Cache-Control header
 * for `/*`, because Netlify and Cloudflare Pages send that header by default.
 */
export function writeHeadersFile(site: Site): string {
  const blocks = new Map<string, string[]>();
  for (const { path, name, value } of withoutOverridden(site)) {
    blocks.set(path, [...(blocks.get(path) ?? []), `  ${name}: ${value}`]);
  }
  return [...blocks].map(([path, lines]) => `${[path, ...lines].join('\n')}\n`).join('\n');
}

export function readHeadersFile(text: string): HeaderRule[] {
  let path = '';
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) path = line.trim();
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.push({ path, name, value: value! });
  }
  return rules;
}

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

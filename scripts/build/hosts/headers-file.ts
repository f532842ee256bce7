/**
 * `_headers`, for Netlify and Cloudflare Pages: a path, then its headers, indented.
 * https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 * If two rules set the same header for the same path, one of the hosts joins the values and the
 * other does not, so this file avoids such rules. It contains no general caching rule, because both
 * hosts send the same header by default.
 */
import type { HeaderRule, Site } from './site';

/** Omits a general header if a narrower rule sets the same header. */
export function withoutOverridden({ headers, basePath }: Site): readonly HeaderRule[] {
  const general = `${basePath}/*`;
  const narrower = new Set(headers.filter(({ path }) => path !== general).map(({ name }) => name));
  return headers.filter(({ path, name }) => path !== general || !narrower.has(name));
}

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

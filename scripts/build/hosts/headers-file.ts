/**
 * `_headers`, which Netlify and Cloudflare Pages read: a path, then its headers, indented.
 * https://docs.netlify.com/manage/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 * Two rules for one header and one path are joined by one host and not by the other: so there are
 * none. Caching in general is left to the hosts, which say the same by themselves.
 */
import type { HeaderRule, Site } from './site';

/** A general header that a narrower rule names too is not written. */
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

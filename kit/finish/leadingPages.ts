/** Small pages that lead to another URL, on any host and without scripts. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Redirect } from '../hosts/rules';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * A page that leads to another one, on any host.
 *
 * @param url as HTML, like `name`
 */
export const leadingPage = (url: string, name: string, language = 'en'): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${url}"><title>${name}</title></head><body><a href="${url}">${name}</a></body></html>\n`;

/** Hosts differ in which of the two files they serve for a URL. */
const filesOf = (from: string) =>
  from.endsWith('.html') ? [from] : [`${from}.html`, `${from}/index.html`];

/**
 * Writes a page for each redirect that has one, for hosts without redirects.
 *
 * @throws Error if the export has a file at the URL
 */
export async function writeLeadingPages(
  out: string,
  redirects: readonly Redirect[],
  { basePath, language }: { basePath: string; language?: string },
) {
  for (const { from, to, hasPage } of redirects) {
    if (!hasPage || from.endsWith('/')) continue;
    const url = escaped(to.startsWith('/') ? basePath + to : to);
    for (const file of filesOf(from).map((each) => path.join(out, each))) {
      if (existsSync(file))
        throw new Error(`the redirect of ${from}: the site has a file at this URL: remove one`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, leadingPage(url, url, language));
    }
  }
}

/** Small pages that lead to another URL, on any host and without scripts. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { targetIn } from '../hosts/rules';
import { encode } from './markup';

type RedirectPage = {
  /** The path of the page. */
  from: string;
  /** A path, encoded as in a URL, or the URL of another site. */
  to: string;
};

/** The HTML of a page that leads to another one. */
export function redirectPage(target: string, language = 'en'): string {
  const url = encode(target);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${url}"><title>${url}</title></head><body><a href="${url}">${url}</a></body></html>\n`;
}

/** The files of a page: hosts differ in which of the two they serve for a URL. */
export const redirectFiles = (from: string) =>
  from.endsWith('.html') ? [from] : [`${from}.html`, `${from}/index.html`];

/**
 * Pages that lead to one URL may share a file, such as those of `/team` and `/team.html`.
 *
 * @throws Error if the export has another file at the URL of a page
 */
export async function writeRedirectPages(
  out: string,
  pages: readonly RedirectPage[],
  { basePath, language }: { basePath: string; language?: string },
) {
  const written = new Map<string, string>();
  for (const { from, to } of pages) {
    const html = redirectPage(targetIn(basePath, to), language);
    for (const file of redirectFiles(from).map((each) => path.join(out, each))) {
      // Some disks ignore capital letters.
      const isShared = written.get(file.toLowerCase()) === html;
      const refuse = () => {
        throw new Error(`the redirect of ${from}: the site has a file at this URL: remove one`);
      };
      if (existsSync(file) && !isShared) refuse();
      // A file cannot be a folder.
      await mkdir(path.dirname(file), { recursive: true }).catch(refuse);
      await writeFile(file, html);
      written.set(file.toLowerCase(), html);
    }
  }
}

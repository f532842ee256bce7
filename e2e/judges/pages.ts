import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The copy of a page in its folder, and Next.js's name of 404.html. */
const COPIES = /\/index\.html$|^_not-found\.html$/;

type JudgedPage = {
  path: string;
  /** The first page in its folder. The others have the same parts. */
  isFirst: boolean;
  /** Its URL in the sitemap, unless search engines may not show it. */
  url: string | undefined;
};

/** Without redirects. Of two pages with one canonical URL, and so the same text, one. */
export function pagesIn(dir: string): JudgedPage[] {
  if (!existsSync(dir)) return [];
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !COPIES.test(file))
    .sort();
  const urls = new Set<string>();
  const folders = new Set<string>();
  const pages: JudgedPage[] = [];
  for (const file of files) {
    const html = readFileSync(path.join(dir, file), 'utf8');
    const url = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? file;
    if (html.includes('http-equiv="refresh"') || urls.has(url)) continue;
    urls.add(url);
    const folder = path.dirname(file);
    pages.push({
      path: file.replace(/(^index)?\.html$/, ''),
      isFirst: folder === '.' || !folders.has(folder),
      url: /<meta name="robots" content="noindex/.test(html) ? undefined : url,
    });
    folders.add(folder);
  }
  return pages;
}

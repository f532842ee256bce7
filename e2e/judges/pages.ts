import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The copy of a page in its folder, and Next.js's name of 404.html. */
const COPIES = /\/index\.html$|^_not-found\.html$/;

const CANONICAL = /<link rel="canonical" href="([^"]*)"/;

type JudgedPage = {
  path: string;
  /** The first page in its folder. The others have the same parts. */
  isFirst: boolean;
};

/** Without those that redirect. Of two URLs with one canonical URL, which have the same text, one. */
export function pagesIn(dir: string): JudgedPage[] {
  if (!existsSync(dir)) return [];
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !COPIES.test(file))
    .sort();
  const canonicals = new Set<string>();
  const folders = new Set<string>();
  const pages: JudgedPage[] = [];
  for (const file of files) {
    const html = readFileSync(path.join(dir, file), 'utf8');
    const canonical = CANONICAL.exec(html)?.[1] ?? file;
    if (html.includes('http-equiv="refresh"') || canonicals.has(canonical)) continue;
    canonicals.add(canonical);
    const folder = path.dirname(file);
    pages.push({
      path: file.replace(/(^index)?\.html$/, ''),
      isFirst: folder === '.' || !folders.has(folder),
    });
    folders.add(folder);
  }
  return pages;
}

/** Of the pages that search engines may show. */
export function canonicalsIn(dir: string): string[] {
  const canonicals = pagesIn(dir).flatMap(({ path: page }) => {
    const html = readFileSync(path.join(dir, `${page || 'index'}.html`), 'utf8');
    const canonical = CANONICAL.exec(html)?.[1] ?? page;
    return /<meta name="robots" content="noindex/.test(html) ? [] : canonical;
  });
  return [...new Set(canonicals)].sort();
}

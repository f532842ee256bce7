import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files that are no page of their own: the copy of a page in its folder, and the name of 404.html in Next.js. */
const COPIES = /\/index\.html$|^_not-found\.html$/;

/** Whether a file redirects, or has the text of another page, whose URL is the canonical one. */
function isPage(file: string, name: string): boolean {
  const html = readFileSync(file, 'utf8');
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return (
    !html.includes('http-equiv="refresh"') &&
    (canonical === undefined || new URL(canonical).pathname.endsWith(`/${name}`))
  );
}

type JudgedPage = {
  path: string;
  /** Whether it is the first page in its folder. The others have the same parts. */
  isFirst: boolean;
};

/** All pages in an export. */
export function pagesIn(dir: string): JudgedPage[] {
  if (!existsSync(dir)) return [];
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !COPIES.test(file))
    .map((file) => ({ file, page: file.replace(/(^index)?\.html$/, '') }))
    .filter(({ file, page }) => isPage(path.join(dir, file), page))
    .map(({ page }) => page)
    .sort();
  const folder = (page: string) => path.dirname(page);
  return paths.map((page) => ({
    path: page,
    isFirst: folder(page) === '.' || paths.find((each) => folder(each) === folder(page)) === page,
  }));
}

/** The canonical URLs of the pages that search engines may show. */
export function canonicalsIn(dir: string): string[] {
  const canonicals = pagesIn(dir).flatMap(({ path: page }) => {
    const html = readFileSync(path.join(dir, `${page || 'index'}.html`), 'utf8');
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? page;
    return /<meta name="robots" content="noindex/.test(html) ? [] : canonical;
  });
  return [...new Set(canonicals)].sort();
}

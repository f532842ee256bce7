import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files that are no page of their own: the copy of a page in its folder, and the name of 404.html in Next.js. */
const COPIES = /\/index\.html$|^_not-found\.html$/;

const isRedirect = (file: string) => readFileSync(file, 'utf8').includes('http-equiv="refresh"');

/** The paths of all pages in an export, without those that redirect. */
export function pagesIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !COPIES.test(file))
    .filter((file) => !isRedirect(path.join(dir, file)))
    .map((file) => file.replace(/(^index)?\.html$/, ''))
    .sort();
}

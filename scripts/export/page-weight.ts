/**
 * Measures a page of an export: the Brotli-compressed size of its document, first screen, scripts
 * and data. Both the build's budgets and the bench use this module, so that they measure the same
 * way.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { routes } from '@/content/routes';

import { NOT_FOUND_FILE } from '@/scripts/policy/hosts';

export type Weight = { document: number; firstScreen: number; scripts: number; data: number };
type Export = { out: string; basePath?: string };

const HIGHEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const compressed = (content: string | Buffer) => brotliCompressSync(content, HIGHEST).length;

export const PAGES = [
  ...routes.map(({ path: route }) => ({
    route: route as string,
    file: route === '/' ? 'index.html' : `${route.slice(1)}.html`,
  })),
  { route: '/404', file: NOT_FOUND_FILE },
];

/**
 * Returns the page up to the end of the first element in <main>: the hero, the page header, or the
 * only block of a short page. Each of these elements roughly fills the screen of a phone.
 *
 * @throws Error if <main> has no element, or if the element is not closed
 */
export function firstScreen(html: string): string {
  const first = /<main\b[^>]*>\s*<(\w+)/.exec(html);
  if (!first) throw new Error('has no element in <main>: the first screen cannot be measured');
  const tags = new RegExp(`<(/?)${first[1]}\\b[^>]*>`, 'g');
  tags.lastIndex = first.index + '<main'.length;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(0, tags.lastIndex);
  }
  throw new Error(`has a <${first[1]}> in <main> that is not closed`);
}

/**
 * Returns the render-blocking elements of a page. Skips disabled stylesheets, because browsers do
 * not load them.
 */
export function renderBlocking(html: string): string[] {
  const enabled = html.replace(/<link\b[^>]*\sdisabled=""[^>]*>/g, '');
  return enabled.match(/<link\b[^>]*\srel="stylesheet"[^>]*>|<script\b[^>]*\ssrc=[^>]*>/gi) ?? [];
}

/** Polyfills for browsers that do not support JavaScript modules. Other browsers skip them. */
const NO_MODULE = /<script [^>]*\bnomodule\b[^>]*><\/script>/gi;

/**
 * Returns the script files that a page refers to, in script elements or in the loader, without
 * duplicates. File names in the page's data are not included: the quotes around them are escaped,
 * so the pattern does not match them.
 */
export function scriptsOf(html: string): string[] {
  const named = html.replace(NO_MODULE, '').matchAll(/"(\/[^"\\]*\/?_next\/static\/[^"\\]+\.js)"/g);
  return [...new Set([...named].map(([, file]) => file!))];
}

/**
 * A cache of compressed sizes by file, because maximum compression is slow and the pages share most
 * files.
 */
const known = new Map<string, number>();

/** @throws Error with the problem and how to fix it. The caller adds the file name of the page. */
export async function weighPage(html: string, { out, basePath = '' }: Export): Promise<Weight> {
  const weights = { scripts: 0, data: 0 };
  for (const url of scriptsOf(html)) {
    const file = path.join(out, decodeURIComponent(url.slice(basePath.length)));
    if (!known.has(file)) {
      const content = await readFile(file).catch(() => {
        throw new Error(`refers to ${url}, which is not in the export: rebuild`);
      });
      known.set(file, compressed(content));
    }
    weights[url.includes('/_next/static/data/') ? 'data' : 'scripts'] += known.get(file)!;
  }
  // Every page has scripts. If none are found, scriptsOf() no longer recognizes them.
  if (weights.scripts === 0)
    throw new Error('seems to have no scripts: update scripts/export/page-weight.ts');
  return { document: compressed(html), firstScreen: compressed(firstScreen(html)), ...weights };
}

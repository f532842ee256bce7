/**
 * In: a page of an export. Out: what its document, its first screen, its scripts and its data weigh
 * after Brotli. For the budgets of the build and for the bench, so that both count the same.
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

/** The pages that budgets and bench look at, with their files. */
export const PAGES = [
  ...routes.map(({ path: route }) => ({
    route: route as string,
    file: route === '/' ? 'index.html' : `${route.slice(1)}.html`,
  })),
  { route: '/404', file: NOT_FOUND_FILE },
];

/**
 * The page up to the end of the first element in <main>: the hero, the page head, or the one block of
 * a short page. Each of them fills a phone's screen or nearly so.
 *
 * @throws Error for a page whose <main> holds no element, or one that does not end
 */
export function firstScreen(html: string): string {
  const first = /<main\b[^>]*>\s*<(\w+)/.exec(html);
  if (!first) throw new Error('has no element in <main>, where the first screen is');
  const tags = new RegExp(`<(/?)${first[1]}\\b[^>]*>`, 'g');
  tags.lastIndex = first.index + '<main'.length;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(0, tags.lastIndex);
  }
  throw new Error(`has a <${first[1]}> in <main> that does not end`);
}

/** The elements that a browser waits for before it paints; it does not load disabled stylesheets. */
export function renderBlocking(html: string): string[] {
  const enabled = html.replace(/<link\b[^>]*\sdisabled=""[^>]*>/g, '');
  return enabled.match(/<link\b[^>]*\srel="stylesheet"[^>]*>|<script\b[^>]*\ssrc=[^>]*>/gi) ?? [];
}

/** Polyfills for browsers without modules: no browser that the site supports loads them. */
const NO_MODULE = /<script [^>]*\bnomodule\b[^>]*><\/script>/gi;

/**
 * The script files that a page names, whether an element or the loader does, each once. In the data
 * inside a page quotes are escaped, so the names in there do not count.
 */
export function scriptsOf(html: string): string[] {
  const named = html.replace(NO_MODULE, '').matchAll(/"(\/[^"\\]*\/?_next\/static\/[^"\\]+\.js)"/g);
  return [...new Set([...named].map(([, file]) => file!))];
}

/** Compression at the highest level is slow, and pages load mostly the same files. */
const known = new Map<string, number>();

/** @throws Error whose message follows the name of the page: what is missing, and what to do */
export async function weighPage(html: string, { out, basePath = '' }: Export): Promise<Weight> {
  const weights = { scripts: 0, data: 0 };
  for (const url of scriptsOf(html)) {
    const file = path.join(out, decodeURIComponent(url.slice(basePath.length)));
    if (!known.has(file)) {
      const content = await readFile(file).catch(() => {
        throw new Error(`names ${url}, which the export does not have: build again`);
      });
      known.set(file, compressed(content));
    }
    weights[url.includes('/_next/static/data/') ? 'data' : 'scripts'] += known.get(file)!;
  }
  // Not a page without scripts, but one whose scripts are named in a way that this file cannot read.
  if (weights.scripts === 0)
    throw new Error('names no script: correct scripts/build/page-weight.ts');
  return { document: compressed(html), firstScreen: compressed(firstScreen(html)), ...weights };
}

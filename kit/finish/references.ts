/**
 * Finds references to pages, anchors, pictures and files that are missing from the finished export.
 * A broken reference fails the build, so that it cannot be deployed.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { filesFor } from '../hosts/request';
import type { Redirect } from '../hosts/rules';
import { candidates, decode } from './markup';

/** As in `ExportOptions` of finishExport.ts. */
type Site = {
  siteUrl: string;
  basePath: string;
  elsewhere?: readonly string[];
  redirects?: readonly Redirect[];
};

export const isBelow = (pathname: string, folder: string) =>
  `${pathname}/`.startsWith(`${folder}/`);

/** Whether another site serves a path: the longest folder decides, as on a server. */
const isElsewhere = (pathname: string, { basePath, elsewhere = [] }: Site) =>
  elsewhere
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => folder.length > basePath.length || !isBelow(pathname, basePath))
    .some((folder) => isBelow(pathname, folder));

const READ = /\.(html|css|svg|webmanifest|xml)$|^robots\.txt$/;

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

function namedIn(file: string, text: string): string[] {
  if (file.endsWith('.webmanifest')) return all(text, /"(?:src|start_url|scope)":\s*"([^"]*)"/g);
  if (file === 'robots.txt') return all(text, /^Sitemap:\s*(\S+)/gim);
  if (file.endsWith('.xml')) return all(text, /<loc>([^<]*)<\/loc>/g).map(decode);
  // Ignore scripts: React's data only repeats references that are already in the markup.
  const markup = text.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return [
    ...all(markup, /\s(?:href|src|action|poster|data)="([^"]*)"/gi).map(decode),
    ...all(markup, /\s(?:srcset|imagesrcset)="([^"]*)"/gi)
      .map(decode)
      .flatMap(candidates),
    ...all(markup, /property="og:(?:image|url)" content="([^"]*)"/g).map(decode),
    ...all(markup, /url\(\s*["']?([^"')]+)["']?\s*\)/g),
  ];
}

/** Returns the target of a reference, or `null` if the reference is not a valid URL. */
function targetOf(name: string, here: URL) {
  try {
    const { origin, pathname, hash } = new URL(name, here);
    const isOwn = origin === here.origin;
    return { isOwn, pathname, place: isOwn ? decodeURIComponent(hash.slice(1)) : '' };
  } catch {
    return null;
  }
}

const hasPlace = (html: string, id: string) =>
  id === '' || id === 'top' || html.includes(` id="${id}"`);

/** @returns what is wrong with a reference, and how to fix it, or `null` */
function problemOf(name: string, here: URL, files: ReadonlyMap<string, string>, site: Site) {
  const target = targetOf(name, here);
  if (!target) return 'is not a valid URL: fix it, and write % as %25';
  if (!target.isOwn || isElsewhere(target.pathname, site)) return null;
  const found = filesFor(target.pathname, site.basePath).find((candidate) => files.has(candidate));
  if (found === undefined) return 'does not exist: fix it, or add the file';
  if (hasPlace(files.get(found)!, target.place)) return null;
  return `names an anchor that ${found} lacks: correct it`;
}

/**
 * @param files the content of each file, keyed by its path in the export. The content is empty for
 * file types without references.
 * @param folder the name of the export's folder, for messages
 * @returns one message per broken reference, with the file, the reference and how to fix it
 */
export function brokenReferences(
  files: ReadonlyMap<string, string>,
  site: Site,
  folder = 'out',
): string[] {
  const { siteUrl, basePath, redirects = [] } = site;
  const lines: string[] = [];
  for (const [file, text] of files) {
    const here = new URL(encodeURI(`${siteUrl}${basePath}/${file}`));
    for (const name of new Set(namedIn(file, text))) {
      const problem = problemOf(name, here, files, site);
      if (problem) lines.push(`${folder}/${file}: “${name}” ${problem}`);
    }
  }
  for (const { from, to } of redirects) {
    const isPath = to.startsWith('/');
    const problem = problemOf(isPath ? basePath + to : to, new URL(siteUrl), files, site);
    if (problem) lines.push(`the redirect of ${from}: “${to}” ${problem}`);
  }
  return lines;
}

/**
 * @param folder the name of the export's folder, for messages
 * @throws Error with one line per broken reference
 */
export async function checkReferences(out: string, site: Site, folder: string) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const absolute = path.join(entry.parentPath, entry.name);
    const file = path.relative(out, absolute).replaceAll(path.sep, '/');
    files.set(file, READ.test(file) ? await readFile(absolute, 'utf8') : '');
  }
  const broken = brokenReferences(files, site, folder);
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

/**
 * Finds references to pages, anchors, pictures and files that are missing from the finished export.
 * A broken reference fails the build, so that it cannot be deployed.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { filesFor } from '../hosts/request';

/** As in `ExportOptions` of finishExport.ts. */
type Site = { siteUrl: string; basePath: string; elsewhere?: readonly string[] };

const isBelow = (pathname: string, folder: string) => `${pathname}/`.startsWith(`${folder}/`);

/** Whether another site serves a path: the longest folder decides, as on a server. */
const isElsewhere = (pathname: string, { basePath, elsewhere = [] }: Site) =>
  elsewhere
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => folder.length > basePath.length || !isBelow(pathname, basePath))
    .some((folder) => isBelow(pathname, folder));

const READ = /\.(html|css|svg|webmanifest|xml)$|^robots\.txt$/;

const ENTITIES = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };
const decode = (text: string) =>
  text.replace(
    /&(amp|quot|#x27|#39|lt|gt);/g,
    (_, name: string) => ENTITIES[name as keyof typeof ENTITIES],
  );
const candidates = (srcset: string) =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]!);
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

function namedIn(file: string, text: string): string[] {
  if (file.endsWith('.webmanifest')) return all(text, /"(?:src|start_url|scope)":\s*"([^"]*)"/g);
  if (file === 'robots.txt') return all(text, /^Sitemap:\s*(\S+)/gim);
  if (file.endsWith('.xml')) return all(text, /<loc>([^<]*)<\/loc>/g).map(decode);
  // Ignore scripts: React's data only repeats references that are already in the markup.
  const markup = text.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return [
    ...all(markup, /\s(?:href|src|action|poster)="([^"]*)"/gi).map(decode),
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

/**
 * @param files the content of each file, keyed by its path in the export. The content is empty for
 * file types without references.
 * @returns one message per broken reference, with the file, the reference and how to fix it
 */
export function brokenReferences(files: ReadonlyMap<string, string>, site: Site): string[] {
  const { siteUrl, basePath } = site;
  const lines: string[] = [];
  for (const [file, text] of files) {
    const here = new URL(encodeURI(`${siteUrl}${basePath}/${file}`));
    for (const name of new Set(namedIn(file, text))) {
      const report = (problem: string) => lines.push(`out/${file}: “${name}” ${problem}`);
      const target = targetOf(name, here);
      if (!target) report('is not a valid URL: fix it, and write % as %25');
      if (!target?.isOwn || isElsewhere(target.pathname, site)) continue;
      const found = filesFor(target.pathname, basePath).find((candidate) => files.has(candidate));
      if (found === undefined) report('does not exist: fix it, or add the file');
      else if (!hasPlace(files.get(found)!, target.place))
        report(`names an anchor that ${found} lacks: correct it`);
    }
  }
  return lines;
}

/** @throws Error with one line per broken reference */
export async function checkReferences(out: string, site: Site) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const absolute = path.join(entry.parentPath, entry.name);
    const file = path.relative(out, absolute).replaceAll(path.sep, '/');
    files.set(file, READ.test(file) ? await readFile(absolute, 'utf8') : '');
  }
  const broken = brokenReferences(files, site);
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

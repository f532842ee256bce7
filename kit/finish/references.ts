/**
 * Finds references to pages, anchors, pictures and files that are missing from the finished export.
 * A broken reference fails the build, so that it cannot be deployed.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { filesFor } from '../hosts/request';
import { targetIn, type Redirect } from '../hosts/rules';
import { candidates, htmlElements, xmlElements, type HtmlElement } from './elements';
import { filesIn } from './files';

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

/** The parts of CSS before a `url()` that may contain its text, as in the class `before:content-['…']` of Tailwind. */
const COMMENT = /\/\*[\s\S]*?\*\//;
const ESCAPED = /\\[\s\S]/;
const STRINGS = /"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/;

const URL_IN_CSS =
  /url\(\s*(?:"(?<double>(?:\\[\s\S]|[^"\\])*)"|'(?<single>(?:\\[\s\S]|[^'\\])*)'|(?<bare>(?:\\[\s\S]|[^"'()\\\s])+))\s*\)/;

const CSS_URL = new RegExp(
  [COMMENT, STRINGS, ESCAPED, URL_IN_CSS].map(({ source }) => source).join('|'),
  'gi',
);

/** An escaped character: its hexadecimal number, or the character itself (CSS Syntax 3, 4.3.7). */
const CSS_ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gis;

/** The URLs that `url()` names in CSS. */
export const namedInCss = (css: string) =>
  [...css.matchAll(CSS_URL)]
    .map(({ groups }) => groups?.double ?? groups?.single ?? groups?.bare)
    .filter((url) => url !== undefined)
    .map((url) =>
      url.replace(CSS_ESCAPE, (_, hex?: string, letter?: string) =>
        hex ? String.fromCodePoint(parseInt(hex, 16)) : letter!,
      ),
    );

/** Attributes with a URL. `data` is one only of an `object`. */
const URLS = ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster'];
const LISTS = ['srcset', 'imagesrcset'];
/** Attributes with CSS. All except `style` are of SVG. */
const STYLES = [
  'style',
  'fill',
  'stroke',
  'filter',
  'mask',
  'clip-path',
  'cursor',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
];

const valuesOf = ({ attributes }: HtmlElement, names: readonly string[]) =>
  names.map((name) => attributes.get(name)).filter((value) => value !== undefined);

/** The URLs that an element names. */
export function namedByElement(element: HtmlElement): string[] {
  const { name, attributes, text } = element;
  const isShared = name === 'meta' && /^og:(image|url)$/.test(attributes.get('property') ?? '');
  return [
    ...valuesOf(element, URLS),
    ...valuesOf(element, name === 'object' ? ['data'] : []),
    ...valuesOf(element, isShared ? ['content'] : []),
    ...valuesOf(element, LISTS).flatMap(candidates),
    ...valuesOf(element, STYLES).flatMap(namedInCss),
    ...(name === 'style' ? namedInCss(text) : []),
  ];
}

/** What a file refers to, and the ids that a fragment can name. Only HTML and SVG have ids. */
type Contents = { names: readonly string[]; ids?: ReadonlySet<string> };

function contentsOfElements(elements: readonly HtmlElement[]): Contents {
  const anchors = elements.flatMap((element) =>
    valuesOf(element, element.name === 'a' ? ['id', 'name'] : ['id']),
  );
  return { names: elements.flatMap(namedByElement), ids: new Set(anchors) };
}

function contentsOf(file: string, text: string): Contents {
  if (file.endsWith('.html')) return contentsOfElements(htmlElements(text));
  if (file.endsWith('.svg')) return contentsOfElements(xmlElements(text));
  if (file.endsWith('.css')) return { names: namedInCss(text) };
  if (file.endsWith('.webmanifest'))
    return { names: all(text, /"(?:src|start_url|scope)":\s*"([^"]*)"/g) };
  if (file === 'robots.txt') return { names: all(text, /^Sitemap:\s*(\S+)/gim) };
  if (!file.endsWith('.xml')) return { names: [] };
  return {
    names: xmlElements(text)
      .filter(({ name }) => name === 'loc')
      .map((loc) => loc.text),
  };
}

/** Returns the target of a reference, or `null` if the reference is not a valid URL. */
function targetOf(name: string, here: URL) {
  try {
    const { origin, pathname, hash } = new URL(name, here);
    const isOwn = origin === here.origin;
    // Browsers remove what follows `:~:` (https://wicg.github.io/scroll-to-text-fragment/).
    const fragment = isOwn ? hash.slice(1).replace(/:~:.*$/, '') : '';
    return { isOwn, pathname, anchor: decodeURIComponent(fragment) };
  } catch {
    return null;
  }
}

/** Whether a file has an anchor. `#top` needs no id, nor does the view of an SVG that is in the URL. */
const hasAnchor = ({ ids }: Contents, anchor: string) =>
  !ids || anchor === '' || ids.has(anchor) || /^(top$|svgView\()/i.test(anchor);

/** @returns what is wrong with a reference, and how to fix it, or `null` */
function problemOf(name: string, here: URL, files: ReadonlyMap<string, Contents>, site: Site) {
  const target = targetOf(name, here);
  if (!target) return 'is not a valid URL: fix it, and write % as %25';
  if (!target.isOwn || isElsewhere(target.pathname, site)) return null;
  const found = filesFor(target.pathname, site.basePath).find((candidate) => files.has(candidate));
  if (found === undefined) return 'does not exist: fix it, or add the file';
  if (hasAnchor(files.get(found)!, target.anchor)) return null;
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
  // Each page is in two files (directoryIndexes.ts).
  const known = new Map<string, Contents>();
  const contents = new Map<string, Contents>();
  for (const [file, text] of files) {
    const key = `${path.extname(file)} ${text}`;
    if (!known.has(key)) known.set(key, contentsOf(file, text));
    contents.set(file, known.get(key)!);
  }
  for (const [file, { names }] of contents) {
    const here = new URL(encodeURI(`${siteUrl}${basePath}/${file}`));
    for (const name of new Set(names)) {
      const problem = problemOf(name, here, contents, site);
      if (problem) lines.push(`${folder}/${file}: “${name}” ${problem}`);
    }
  }
  for (const { from, to } of redirects) {
    const problem = problemOf(targetIn(basePath, to), new URL(siteUrl), contents, site);
    if (problem) lines.push(`the redirect of ${from}: “${to}” ${problem}`);
  }
  return lines;
}

/**
 * @param folder the name of the export's folder, for messages
 * @throws Error with one line per broken reference
 */
export async function checkReferences(out: string, site: Site, folder: string) {
  const files = new Map<string, string>();
  for (const file of await filesIn(out))
    files.set(file, READ.test(file) ? await readFile(path.join(out, file), 'utf8') : '');
  const broken = brokenReferences(files, site, folder);
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

/** What a page of an export names and holds, read from its HTML alone. */

export type PageParts = {
  /** Files of its scripts, without the data of the page. */
  scripts: string[];
  /** The file with the data, where the build has taken it out of the page. */
  data: string[];
  /** Whole stylesheets, whether the page waits for them or not. */
  sheets: string[];
  /** Fonts that it asks for at once. */
  fonts: string[];
  /** Styles inside it. */
  styles: string;
};

const DATA = '/_next/static/data/';
/** Polyfills for browsers that know no modules: nobody who counts fetches them. */
const NO_MODULE = /<script [^>]*\bnomodule\b[^>]*><\/script>/gi;

const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found!)),
];

export function partsOf(html: string): PageParts {
  // In the data inside a page quotes are escaped, so a name in it does not end before its quote.
  const files = all(html.replace(NO_MODULE, ''), /"(\/[^"\\]*\/?_next\/static\/[^"\\]+\.js)"/g);
  const links = all(html, /<link ([^>]*)>/g);
  const hrefs = (wanted: RegExp) =>
    links.filter((link) => wanted.test(link)).flatMap((link) => all(link, /href="([^"]*)"/g));
  return {
    scripts: files.filter((file) => !file.includes(DATA)),
    data: files.filter((file) => file.includes(DATA)),
    sheets: [...new Set(hrefs(/rel="stylesheet"/))],
    fonts: [...new Set(hrefs(/rel="preload"[^>]*as="font"/))],
    styles: all(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join(''),
  };
}

/** Where the element that starts at `start` ends. */
function endOf(html: string, name: string, start: number): number {
  const tag = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tag.lastIndex = start;
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
  }
  throw new Error(`has a <${name}> without an end`);
}

/**
 * What must have arrived for the first screen: the page up to the end of the first section of
 * <main>, or of its first element where it has no section.
 */
export function firstScreen(html: string): string {
  const main = /<main\b[^>]*>/.exec(html);
  if (!main) throw new Error('has no <main>');
  const from = main.index + main[0].length;
  const inside = html.slice(from, endOf(html, 'main', main.index));
  const first = /<section\b/.exec(inside) ?? /<([a-z]\w*)\b/.exec(inside);
  if (!first) throw new Error('has an empty <main>');
  return html.slice(0, endOf(html, first[1] ?? 'section', from + first.index));
}

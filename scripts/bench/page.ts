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

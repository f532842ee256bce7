/**
 * Finishes a page: all patterns for the HTML of `next build`. Each page gets:
 *
 *     <meta http-equiv="Content-Security-Policy">   allows the styles and the first script by their hashes
 *     <style>                                       each stylesheet of the page
 *     <script type="application/json">              the page's data block (../early/pageData.ts)
 *     <script>                                      the first script, the same on all pages
 *
 * The data block needs no hash, because the browser does not run it. The preloads of fonts move to the
 * body.
 *
 * Two things keep Cloudflare from rewriting pages, after which React would find another document: the
 * comments `email_off`, and `data-cfasync` on the script (developers.cloudflare.com, "Email Address
 * Obfuscation" and "Ignore JavaScripts" of Rocket Loader).
 */
import { hash } from 'node:crypto';

import type { PageData } from '../early/pageData';
import { DATA_FOLDER } from '../next';
import type { Remedies } from './blocked';
import { expectUnfinished, protect, type Policy } from './policy';

const STYLESHEET = /<link rel="stylesheet" href="([^"]*)"( data-precedence="[^"]*")\/>/g;
const SCRIPT = /<script src="([^"]*)"([^>]*)><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const FONT_PRELOAD = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const FLIGHT_DATA = /<script>(\(?self\.__next_f\b[\s\S]*?)<\/script>/g;
const BLOCK = /<script type="application\/json">(.*?)<\/script>(?=<script\b)/;

/** Any link to a stylesheet, in whatever way it is written. */
const ANY_STYLESHEET = /<link\b[^>]*\brel=["']?stylesheet/i;

/** What every page of Next.js has. If Next.js writes it in another way, nothing else would notice. */
const PARTS = {
  scripts: SCRIPT,
  'flight data (self.__next_f)': FLIGHT_DATA,
  'a head': /<\/head>/,
};

function expectParts(html: string) {
  const expected = ANY_STYLESHEET.test(html) ? { ...PARTS, 'a stylesheet': STYLESHEET } : PARTS;
  for (const [part, pattern] of Object.entries(expected))
    if (html.search(pattern) < 0)
      throw new Error(
        `has no match for ${part}: adapt the patterns in kit/finish/html.ts to this version of Next.js`,
      );
}

/**
 * Inserts the stylesheets into the page, so that the page can be painted without a second request.
 * (Next.js's own `experimental.inlineCss` inserts it three times.) Disables the link instead of
 * removing it: React looks for the link by its URL, and would load the stylesheet again if the link
 * were missing (React 19.3, `getStylesheetSelectorFromKey`).
 *
 * @param read returns the content of a stylesheet by its URL
 */
function withInlineStyles(html: string, read: (url: string) => string): string {
  return html.replace(STYLESHEET, (_link, url: string, precedence: string) => {
    const sheet = read(url).trim();
    if (/<\/style/i.test(sheet))
      throw new Error(`has a stylesheet that contains "</style": ${url}`);
    return `<style>${sheet}</style><link rel="stylesheet" href="${url}"${precedence} disabled=""/>`;
  });
}

/** Removes the scripts and the flight data, from which React hydrates the page. */
function takeScripts(html: string) {
  const scripts: string[] = [];
  const flightData: string[] = [];
  const bare = html
    .replace(SCRIPT_PRELOAD, '')
    .replace(FLIGHT_DATA, (_, text: string) => {
      flightData.push(text);
      return '';
    })
    .replace(SCRIPT, (element, url: string, attributes: string) => {
      // Polyfills for browsers that do not support JavaScript modules. The site does not support
      // these browsers.
      if (/\snomodule\b/i.test(attributes)) return '';
      if (!/\sasync\b/.test(attributes))
        throw new Error(`has a script that cannot be deferred: ${element}`);
      scripts.push(url);
      return '';
    });
  return { bare, scripts, text: flightData.join(';\n') };
}

/**
 * Moves the preloads of fonts from the head to the start of the body. Chromium delays the first paint
 * by up to 50 ms while a font that the head preloads is loading (Chromium issue 1040632). On a slow
 * phone, the rest of the document arrives in this time, and the browser lays out the whole page before
 * it paints the first screen.
 */
function withFontsInBody(html: string): string {
  const preloads = html.match(FONT_PRELOAD) ?? [];
  return html
    .replace(FONT_PRELOAD, '')
    .replace(/<body[^>]*>/, (body) => `${body}${preloads.join('')}`);
}

/** Keeps Cloudflare from replacing email addresses by links to a script. */
const withAddresses = (html: string) =>
  html
    .replace(/<body[^>]*>/, (body) => `${body}<!--email_off-->`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, (end) => `<!--/email_off-->${end}`);

/** The file is named after a hash of its content, so that browsers can cache it forever. */
const dataFile = (text: string) => `${DATA_FOLDER}/${hash('sha256', text).slice(0, 16)}.js`;

/** Returns the page's data block. Browser tests use it to find the scripts of a page. */
export const pageDataOf = (html: string) => JSON.parse(BLOCK.exec(html)![1]!) as PageData;

export type FinishPageOptions = {
  policy: Policy;
  remedies?: Remedies;
  /** The code of the first script. */
  firstScript: string;
  basePath: string;
  /** The URL of the page. */
  page: URL;
  /** Returns the content of a stylesheet by its URL. */
  read: (url: string) => string;
};

/**
 * @returns the finished page, and the file with its flight data
 * @throws Error with one line per problem, with how to fix it. The caller adds the file name of the page.
 */
export function finishPage(built: string, options: FinishPageOptions) {
  const { policy, remedies, firstScript, basePath, page, read } = options;
  expectUnfinished(built);
  expectParts(built);
  const { bare, scripts, text } = takeScripts(withFontsInBody(withInlineStyles(built, read)));
  const data = { file: dataFile(text), text };
  const block: PageData = { scripts: [`${basePath}/${data.file}`, ...scripts] };
  const added = `<script type="application/json">${JSON.stringify(block)}</script><script data-cfasync="false">${firstScript}</script></head>`;
  const html = withAddresses(bare).replace('</head>', () => added);
  return { html: protect(html, policy, page, remedies), data };
}

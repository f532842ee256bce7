/**
 * Finishes a page of the export. All patterns for the HTML of Next.js are here. Its head becomes:
 *
 *     <meta charset>, the policy         allows the styles and the first script by their hashes
 *     title, description, link previews  Slack reads only the first 32 KB of a page
 *     <style>                            each stylesheet, so that the page paints without a second request
 *     <script type="application/json">   the URLs of the page's scripts and of its data (lib/browser/pageData.ts)
 *     <script>                           the first script, the same on all pages, which loads them later
 *
 * Two things keep Cloudflare from rewriting pages, after which React would find another document: the
 * comments `email_off`, and `data-cfasync` on the script (developers.cloudflare.com, "Email Address
 * Obfuscation" and "Ignore JavaScripts" of Rocket Loader).
 */
import { hash } from 'node:crypto';

import { DATA_FOLDER, type PageData } from '@/lib/browser/pageData';

import { withPolicy, type Policy } from './policy';

const STYLESHEET = /<link rel="stylesheet" href="([^"]*)" data-precedence="next"\/>/g;
const SCRIPT = /<script src="([^"]*)"(?: id="_R_")? async=""><\/script>/g;
const FLIGHT_DATA = /<script>(\(?self\.__next_f\b[\s\S]*?)<\/script>/g;
/** In stylesheets: a Fontsource file with the letters of Western Europe. */
const LATIN_FONT = /url\("?([^")]+-latin-wght-normal[^")]+)"?\)/g;
/** Preloads of scripts that are in the head anyway, and polyfills for browsers without modules. */
const UNUSED = /<link rel="preload" as="script"[^>]*>|<script src="[^"]*" noModule=""><\/script>/g;

/** The policy allows these only by hash, or not at all. */
const RUN_SCRIPT = /<script(?! type="application\/)/g;
const ANY_STYLESHEET = /<link\b[^>]*\brel=["']?stylesheet/gi;

/** Every page has such parts: without a match, the pattern is out of date. */
function take(html: string, part: string, pattern: RegExp): [rest: string, found: string[]] {
  const found = [...html.matchAll(pattern)].map(([, text]) => text!);
  if (found.length === 0)
    throw new Error(`has no ${part}: adapt the patterns in scripts/finish/page.ts to this Next.js`);
  return [html.replace(pattern, ''), found];
}

/**
 * Without the link, React, which looks for it by its URL, would load the stylesheet again (React 19.3,
 * `getStylesheetSelectorFromKey`).
 */
function inlineStyle(url: string, sheet: string): string {
  if (/<\/style/i.test(sheet)) throw new Error(`has a stylesheet that contains "</style": ${url}`);
  return `<style>${sheet}</style><link rel="stylesheet" href="${url}" data-precedence="next" disabled=""/>`;
}

export type FinishOptions = {
  script: string;
  basePath: string;
  policy: Policy;
  read: (url: string) => string;
};

/**
 * @returns the page, and the file with the data from which React hydrates it
 * @throws Error without the name of the page, which the caller adds
 */
export function finishPage(built: string, { script, basePath, policy, read }: FinishOptions) {
  if (built.includes('http-equiv="Content-Security-Policy"'))
    throw new Error('already has a content security policy: build again');
  const [withoutData, flightData] = take(built, 'flight data', FLIGHT_DATA);
  const [withoutScripts, scripts] = take(withoutData, 'scripts', SCRIPT);
  const [bare, sheets] = take(withoutScripts, 'stylesheets', STYLESHEET);
  if (ANY_STYLESHEET.test(bare))
    throw new Error('has a stylesheet that Next.js has not made: import it in a component');

  const text = flightData.join(';\n');
  // By its hash, so that browsers can cache it forever.
  const data = { file: `${DATA_FOLDER}/${hash('sha256', text).slice(0, 16)}.js`, text };
  const styles = sheets.map((url) => read(url).trim());
  const block: PageData = { scripts: [`${basePath}/${data.file}`, ...scripts] };
  const headEnd = [
    ...sheets.map((url, index) => inlineStyle(url, styles[index]!)),
    `<script type="application/json">${JSON.stringify(block)}</script>`,
    `<script data-cfasync="false">${script}</script>`,
  ].join('');
  // Chromium delays the first paint for a font that the head preloads (issue 1040632). In the body, the
  // preload comes first: a comment before it delays the first paint by 220 ms on a slow phone.
  const fonts = [...styles.join('').matchAll(LATIN_FONT)].map(
    ([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin=""/>`,
  );
  const html = bare
    .replace(UNUSED, '')
    .replace('</head>', (end) => headEnd + end)
    .replace(/<body[^>]*>/, (body) => `${body}${fonts.join('')}<!--email_off-->`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, (end) => `<!--/email_off-->${end}`);
  // Browsers would refuse it silently: a script of a component, or one that Next.js has added.
  if (html.match(RUN_SCRIPT)!.length > 1)
    throw new Error('has a script that the policy blocks: move it to a client component');
  return { html: withPolicy(html, policy, { scripts: [script], styles }), data };
}

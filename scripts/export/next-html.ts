/**
 * All that the project knows about the HTML and the output folders of `next build`. Each page gets:
 *
 *     <meta http-equiv="Content-Security-Policy">   the same on all pages
 *     <style>                                       the stylesheet, the same on all pages
 *     <script type="application/json">              the page's data block (lib/pageData.ts)
 *     <script>                                      components/early/firstScript.ts
 *
 * The policy allows the style and the script by their hashes, and needs no hash for the data block,
 * because the browser does not run it.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';

import { constantsOf, type Settings } from '@/lib/env';
import type { PageData } from '@/lib/pageData';
import { root } from '@/scripts/command';
import {
  factsOf,
  FRAMED_POLICIES,
  PAGE_POLICY,
  type DirectiveRule,
  type PolicyFacts,
} from '@/scripts/policy/csp';

import { compileScript } from './compile-script';

const STATIC = '_next/static';
/** Files with a hash in their names. The folder also contains two manifests with fixed names. */
export const HASHED_FOLDERS = ['chunks', 'css', 'media', 'data'].map((name) => `${STATIC}/${name}`);
export const MEDIA_FOLDER = `${STATIC}/media`;
export const DATA_FOLDER = `${STATIC}/data`;
export const isChunk = (file: string) => /^_next\/static\/chunks\/.*\.js$/.test(file);

const STYLESHEET = /<link rel="stylesheet" href="([^"]*)"( data-precedence="[^"]*")\/>/g;
const SCRIPT = /<script src="([^"]*)"([^>]*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const FLIGHT_DATA = /<script>(\(?self\.__next_f\b[\s\S]*?)<\/script>/g;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\s*\/?>/;
const BLOCK = /<script type="application\/json">(.*?)<\/script>(?=<script>)/;

/**
 * Inserts the stylesheet into the page, so that the page can be painted without a second request.
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
    .replace(PRELOAD, '')
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
  if (scripts.length > 0 && flightData.length === 0)
    throw new Error('has scripts, but no flight data (self.__next_f)');
  return { bare, scripts, text: flightData.join(';\n') };
}

/** Compiles the inline script, which is the same on all pages of a build. */
export const compileFirstScript = (settings: Settings) =>
  compileScript(path.join(root, 'components/early/firstScript.ts'), constantsOf(settings));

/** The file is named after a hash of its content, so that browsers can cache it forever. */
const dataFile = (text: string) =>
  `${DATA_FOLDER}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;

/** Returns the page's data block. Browser tests use it to find the scripts of a page. */
export const pageDataOf = (html: string) => JSON.parse(BLOCK.exec(html)![1]!) as PageData;

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** A start tag with its attributes. A quoted value may contain `>`. */
const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Data blocks (such as JSON-LD) are not executed, so CSP ignores them. */
const isData = (attributes: string) => /\stype="?application\/(ld\+)?json\b/i.test(attributes);

/** Browsers normalize line endings to LF before they compute the hash. */
export function hashOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

/** Returns the hash of each inline element that CSP checks. */
export function hashesOf(html: string): Pick<PolicyFacts, 'scripts' | 'styles'> {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name!.toLowerCase() === 'style') found.styles.push(hashOf(text));
    else if (!/\ssrc=/i.test(attributes) && !isData(attributes)) found.scripts.push(hashOf(text));
  }
  return { scripts: [...new Set(found.scripts)], styles: [...new Set(found.styles)] };
}

export const policyText = (rules: readonly DirectiveRule[], facts: PolicyFacts) =>
  rules
    .filter(({ when }) => when?.(facts) ?? true)
    .map(({ name, sources }) => [name, ...sources(facts)].join(' '))
    .join('; ');

/**
 * Returns the HTML of each element that a policy with hashes of all inline elements would block.
 * 'strict-dynamic' blocks even own scripts with a `src`.
 */
export function blockedIn(html: string): string[] {
  // Remove comments and the content of scripts and styles, because tags in them are only text.
  const bare = html.replace(COMMENT, '').replace(ELEMENT, (whole) => whole.split('>', 1)[0] + '>');
  return (bare.match(START_TAG) ?? []).filter((tag) => {
    const names = tag.replace(/=\s*("[^"]*"|'[^']*')/g, '= ');
    return (
      /\s(style|on[a-z]+)\s*=/i.test(names) ||
      /^<script\b.*\ssrc\s*=/is.test(names) ||
      /\s(href|src|action|formaction)\s*=\s*["']?\s*javascript:/i.test(tag)
    );
  });
}

/**
 * Adds the policy to a page: after the charset, which must come first, and before all elements that
 * load something.
 *
 * @throws Error if the policy would block something in the page
 */
export function protect(html: string, rules: readonly DirectiveRule[], settings: Settings): string {
  if (META.test(html)) throw new Error('already has a content security policy: rebuild');
  if (!CHARSET.test(html)) throw new Error('has no <meta charset="utf-8">: add it to the head');
  const [blocked] = blockedIn(html);
  if (blocked)
    throw new Error(
      `contains something that its content security policy blocks: ${blocked.slice(0, 120)} (move it to a file)`,
    );
  const policy = policyText(rules, { ...factsOf(settings), ...hashesOf(html) });
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

type Options = {
  settings: Settings;
  firstScript: string;
  /** Returns the content of a stylesheet by its URL. */
  read: (url: string) => string;
  leavesFrame?: boolean;
};

/**
 * @param file path of the page in the export
 * @returns the finished page, and the file with its flight data
 * @throws Error with the problem and how to fix it. The caller adds the file name of the page.
 */
export function finishPage(file: string, built: string, options: Options) {
  const { settings, firstScript, read, leavesFrame } = options;
  const framed = FRAMED_POLICIES[file];
  if (framed) return { html: protect(built, framed, settings) };
  const { bare, scripts, text } = takeScripts(withInlineStyles(built, read));
  if (scripts.length === 0) return { html: protect(bare, PAGE_POLICY, settings) };
  const data = { file: dataFile(text), text };
  const block: PageData = {
    scripts: [`${settings.basePath}/${data.file}`, ...scripts],
    ...(leavesFrame && { leavesFrame }),
  };
  const added = `<script type="application/json">${JSON.stringify(block)}</script><script>${firstScript}</script></head>`;
  return {
    html: protect(
      bare.replace('</head>', () => added),
      PAGE_POLICY,
      settings,
    ),
    data,
  };
}

/**
 * Builds content security policies for static pages. A policy is in a meta element of its page, and
 * allows inline scripts and styles by their hashes.
 */
import { createHash } from 'node:crypto';

import { LOADER_POLICY } from '../early/pageData';

/** Hashes of the page's inline elements, in quotes: `'sha256-…'`. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] };

/** Returns the text of a page's policy. */
export type Policy = (hashes: Hashes) => string;

/** @template Facts what the sources depend on, besides the hashes */
export type DirectiveRule<Facts = unknown> = {
  name: string;
  sources: (facts: Facts & Hashes) => readonly string[];
  /** Whether to include the directive (default: always). */
  when?: (facts: Facts & Hashes) => boolean;
  why: string;
};

export const policyText = <Facts>(rules: readonly DirectiveRule<Facts>[], facts: Facts & Hashes) =>
  rules
    .filter(({ when }) => when?.(facts) ?? true)
    .map(({ name, sources }) => [name, ...sources(facts)].join(' '))
    .join('; ');

/** Trusted Types policies: of the loader, and of Next.js for its chunks and their loader. */
export const SCRIPT_POLICIES = [LOADER_POLICY, 'nextjs', 'nextjs#bundler'];

/** The directives of a page that loads only what is its own, as `name: sources`. */
const OWN = {
  'default-src': ["'none'"],
  // Browsers without support for 'strict-dynamic' use the origins in the same directive instead.
  'script-src': ["'strict-dynamic'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': SCRIPT_POLICIES,
};

/**
 * A strict policy for the pages of Next.js: own files only, and Trusted Types.
 *
 * @param further sources to add, by directive: `{ 'img-src': ['https://cdn.example'] }`
 */
export const strictPolicy =
  (further: Partial<Record<keyof typeof OWN, readonly string[]>> = {}): Policy =>
  ({ scripts, styles }) =>
    Object.entries(OWN)
      .map(([name, sources]) => {
        const hashes = { 'script-src': scripts, 'style-src': styles }[name] ?? [];
        return [name, ...sources, ...hashes, ...(further[name as keyof typeof OWN] ?? [])].join(
          ' ',
        );
      })
      .join('; ');

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\s*\/?>/;
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
export function hashesOf(html: string): Hashes {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name!.toLowerCase() === 'style') found.styles.push(hashOf(text));
    else if (!/\ssrc=/i.test(attributes) && !isData(attributes)) found.scripts.push(hashOf(text));
  }
  return { scripts: [...new Set(found.scripts)], styles: [...new Set(found.styles)] };
}

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

export function expectUnfinished(html: string) {
  if (META.test(html)) throw new Error('already has a content security policy: rebuild');
}

/**
 * Adds the policy to a page: after the charset, which must come first, and before all elements that
 * load something.
 *
 * @throws Error if the policy would block something in the page
 */
export function protect(html: string, policy: Policy): string {
  expectUnfinished(html);
  if (!CHARSET.test(html)) throw new Error('has no <meta charset="utf-8">: add it to the head');
  const [blocked] = blockedIn(html);
  if (blocked)
    throw new Error(
      `contains something that its content security policy blocks: ${blocked.slice(0, 120)} (move it to a file)`,
    );
  const text = policy(hashesOf(html));
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${text}"/>`,
  );
}

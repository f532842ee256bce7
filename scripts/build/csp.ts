/**
 * In: the HTML of a page and the rules of a policy. Out: the policy of this page, in the page and
 * for its header; and what of the page the policy would block.
 * Pure: scripts/build/protect-pages.ts does the file access.
 */
import { createHash } from 'node:crypto';

import type { DirectiveRule, PolicyFacts } from '@/scripts/policy/csp';

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** A start tag with its attributes; quotes may hold a `>`. */
const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\s*\/?>/;

/** Blocks of data (such as JSON-LD) are not run, and no policy asks about them. */
const isData = (attributes: string) => /\stype="?application\/(ld\+)?json\b/i.test(attributes);

/** The text of each inline element that a policy asks about, in the order of the page. */
function inlineElements(html: string) {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name!.toLowerCase() === 'style') found.styles.push(text);
    else if (!/\ssrc=/i.test(attributes) && !isData(attributes)) found.scripts.push(text);
  }
  return found;
}

/** As the browser takes it: of the text after its line ends have become line feeds. */
export function hashOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];

export function hashesOf(html: string): Pick<PolicyFacts, 'scripts' | 'styles'> {
  const { scripts, styles } = inlineElements(html);
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

/** The policy as a header says it, or as a meta element may. */
export function policyText(rules: readonly DirectiveRule[], facts: PolicyFacts, meta = false) {
  return rules
    .filter(({ when, headerOnly }) => (when?.(facts) ?? true) && !(meta && headerOnly))
    .map(({ name, sources }) => [name, ...sources(facts)].join(' '))
    .join('; ');
}

/**
 * The page with the policy as its second element: after the charset, which must come early, and
 * before anything that is loaded.
 *
 * @throws Error when the page has no place for it
 */
export function withPolicy(html: string, policy: string): string {
  if (META.test(html)) throw new Error('has a policy already: build anew before finishing');
  if (!CHARSET.test(html)) throw new Error('has no <meta charset="utf-8">: add it to the head');
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** What the page holds that its own policy blocks: one snippet each. */
export function blockedBy(html: string): string[] {
  const policy = META.exec(html)?.[1] ?? '';
  const { scripts, styles } = inlineElements(html);
  // 'strict-dynamic' trusts what scripts load, and nothing that stands in the HTML.
  const files = policy.includes("'strict-dynamic'")
    ? (html.match(/<script [^>]*\bsrc=[^>]*>/gi) ?? [])
    : [];
  const unknown = [...scripts, ...styles].filter((text) => !policy.includes(hashOf(text)));
  // What stands inside elements and comments is text, not tags.
  const bare = html.replace(COMMENT, '').replace(ELEMENT, (whole) => whole.split('>', 1)[0] + '>');
  const tags = (bare.match(START_TAG) ?? []).filter(
    (tag) =>
      /\s(style|on[a-z]+)\s*=/i.test(tag.replace(/=\s*("[^"]*"|'[^']*')/g, '= ')) ||
      /\s(href|src|action|formaction)\s*=\s*["']?\s*javascript:/i.test(tag),
  );
  return [...unknown, ...files, ...tags].map((snippet) => snippet.trim().slice(0, 120));
}

/**
 * Adds the content security policy to a page. Throws an error if the policy would block something
 * in the page.
 */
import { createHash } from 'node:crypto';

import type { Settings } from '@/lib/env';
import { formService } from '@/lib/lead/formServices';
import {
  DEMO_FORM_FILE,
  LEAD_FORM_FILE,
  OWN_FORM_POLICY,
  PAGE_POLICY,
  type DirectiveRule,
  type PolicyFacts,
} from '@/scripts/policy/csp';

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** A start tag with its attributes. A quoted value may contain `>`. */
const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\s*\/?>/;

/** Data blocks (such as JSON-LD) are not executed, so CSP ignores them. */
const isData = (attributes: string) => /\stype="?application\/(ld\+)?json\b/i.test(attributes);

/** Returns the content of each inline element that CSP checks, in document order. */
function inlineElements(html: string) {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name!.toLowerCase() === 'style') found.styles.push(text);
    else if (!/\ssrc=/i.test(attributes) && !isData(attributes)) found.scripts.push(text);
  }
  return found;
}

/** Browsers normalize line endings to LF before they compute the hash. */
export function hashOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];

export function hashesOf(html: string): Pick<PolicyFacts, 'scripts' | 'styles'> {
  const { scripts, styles } = inlineElements(html);
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

export const policyText = (rules: readonly DirectiveRule[], facts: PolicyFacts) =>
  rules
    .filter(({ when }) => when?.(facts) ?? true)
    .map(({ name, sources }) => [name, ...sources(facts)].join(' '))
    .join('; ');

/**
 * Inserts the policy into the page: after the charset, which must come first, and before all
 * elements that load something.
 *
 * @throws Error if the page has no charset, or already has a policy
 */
export function withPolicy(html: string, policy: string): string {
  if (META.test(html)) throw new Error('already has a content security policy: rebuild');
  if (!CHARSET.test(html)) throw new Error('has no <meta charset="utf-8">: add it to the head');
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Returns the HTML of each element in a page that the page's own policy would block. */
export function blockedBy(html: string): string[] {
  const policy = META.exec(html)?.[1] ?? '';
  const { scripts, styles } = inlineElements(html);
  // 'strict-dynamic' allows scripts that a trusted script loads, but blocks script elements with a
  // `src` in the HTML.
  const files = policy.includes("'strict-dynamic'")
    ? (html.match(/<script [^>]*\bsrc=[^>]*>/gi) ?? [])
    : [];
  const unknown = [...scripts, ...styles].filter((text) => !policy.includes(hashOf(text)));
  // Remove comments and the content of scripts and styles, because tags in them are only text.
  const bare = html.replace(COMMENT, '').replace(ELEMENT, (whole) => whole.split('>', 1)[0] + '>');
  const tags = (bare.match(START_TAG) ?? []).filter(
    (tag) =>
      /\s(style|on[a-z]+)\s*=/i.test(tag.replace(/=\s*("[^"]*"|'[^']*')/g, '= ')) ||
      /\s(href|src|action|formaction)\s*=\s*["']?\s*javascript:/i.test(tag),
  );
  return [...unknown, ...files, ...tags].map((snippet) => snippet.trim().slice(0, 120));
}

/** Returns the page with its policy. */
export function protect(
  file: string,
  html: string,
  { leadForm, siteUrl, tracking, consent }: Settings,
): string {
  const isForm = file === DEMO_FORM_FILE || file === LEAD_FORM_FILE;
  const rules = isForm ? OWN_FORM_POLICY : PAGE_POLICY;
  const { sending } = leadForm;
  const facts = {
    formOrigins: leadForm.origins,
    sending: sending && {
      mode: formService(sending.service).mode,
      origins: sending.origins,
      siteUrl,
    },
    tracking: tracking !== null,
    consent,
    ...hashesOf(html),
  };
  const protectedHtml = withPolicy(html, policyText(rules, facts));
  const [blocked] = blockedBy(protectedHtml);
  if (blocked) {
    throw new Error(
      `contains something that its content security policy blocks: ${blocked} (move it to a file)`,
    );
  }
  return protectedHtml;
}

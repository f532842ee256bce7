/**
 * Builds content security policies for static pages. A policy is in a meta element of its page, and
 * allows inline scripts and styles by their hashes.
 */
import { LOADER_POLICY } from '../early/pageData';
import { NEXT_POLICIES } from '../next';
import { blockedBy } from './blocked';
import { hashesOf, type Hashes } from './hashes';

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

/** The Trusted Types policies of all scripts of a page. */
export const SCRIPT_POLICIES = [LOADER_POLICY, ...NEXT_POLICIES];

type SourceLists = Readonly<Record<string, readonly string[]>>;

/** The directives of a page that loads only what is its own, as `name: sources`. */
const OWN: SourceLists = {
  'default-src': ["'none'"],
  // Browsers without support for 'strict-dynamic' use the origins in the same directive instead.
  'script-src': ["'strict-dynamic'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
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
 * @param additions sources to add, by directive: `{ 'img-src': ['https://cdn.example'] }`. A
 * directive that this policy lacks, such as `object-src` or `style-src-attr`, is added.
 */
export const strictPolicy =
  (additions: SourceLists = {}): Policy =>
  ({ scripts, styles }) => {
    const hashes: SourceLists = { 'script-src': scripts, 'style-src': styles };
    const names = Object.keys({ ...OWN, ...additions });
    return names
      .map((name) => [name, ...[OWN, hashes, additions].flatMap((lists) => lists[name] ?? [])])
      .map((directive) => directive.join(' '))
      .join('; ');
  };

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\s*\/?>/;

export function expectUnfinished(html: string) {
  if (META.test(html)) throw new Error('already has a content security policy: rebuild');
}

/**
 * Adds the policy to a page: after the charset, which must come first, and before all elements that
 * load something.
 *
 * @param page the URL of the page
 * @throws Error with one line per element that the policy would block
 */
export function protect(html: string, policy: Policy, page: URL): string {
  expectUnfinished(html);
  if (!CHARSET.test(html)) throw new Error('has no <meta charset="utf-8">: add it to the head');
  const text = policy(hashesOf(html));
  const blocked = blockedBy(text, html, page);
  if (blocked.length > 0) throw new Error(blocked.join('\n'));
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${text}"/>`,
  );
}

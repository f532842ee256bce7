/**
 * Builds content security policies for static pages. A policy is in a meta element of its page, and
 * allows inline scripts and styles by their hashes.
 */
import { LOADER_POLICY } from '../early/pageData';
import { NEXT_POLICIES } from '../next';
import { blockedBy, type Directives, type Remedies } from './blocked';
import { htmlElements } from './elements';
import { hashesOf, type Hashes } from './hashes';

/** Returns the policy of a page. */
export type Policy = (hashes: Hashes) => Directives;

export const policyText = (directives: Directives) =>
  Object.entries(directives)
    .filter(([, sources]) => sources)
    .map(([name, sources]) => [name, ...new Set(sources || [])].join(' '))
    .join('; ');

/** The Trusted Types policies of all scripts of a page. */
export const SCRIPT_POLICIES = [LOADER_POLICY, ...NEXT_POLICIES];

/** A page of Next.js that loads only what is its own, with Trusted Types. */
export const strictDirectives = ({ scripts, styles }: Hashes) => ({
  'default-src': ["'none'"],
  // Browsers without support for 'strict-dynamic' use the origins in the same directive instead.
  'script-src': ["'strict-dynamic'", ...scripts],
  'style-src': ["'self'", ...styles],
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
});

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
export function protect(html: string, policy: Policy, page: URL, remedies?: Remedies): string {
  expectUnfinished(html);
  if (!CHARSET.test(html)) throw new Error('has no <meta charset="utf-8">: add it to the head');
  const elements = htmlElements(html);
  const directives = policy(hashesOf(elements));
  const blocked = blockedBy(directives, elements, page, remedies);
  if (blocked.length > 0) throw new Error(blocked.join('\n'));
  return html.replace(
    CHARSET,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policyText(directives)}"/>`,
  );
}

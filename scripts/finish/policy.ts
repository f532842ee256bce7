/** Puts a content security policy into a page, which allows the inline script and styles by their hashes. */
import { hash } from 'node:crypto';

/** The hashes of inline elements, in quotes: `'sha256-…'`. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] };

/** The sources of each directive. `false` leaves the directive out. */
export type Directives = Readonly<Record<string, readonly string[] | false>>;

/** Returns the policy of a page. */
export type Policy = (hashes: Hashes) => Directives;

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

export const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

export const policyText = (directives: Directives) =>
  Object.entries(directives)
    .filter(([, sources]) => sources)
    .map(([name, sources]) => [name, ...new Set(sources || [])].join(' '))
    .join('; ');

/**
 * The policy is after the charset, which must come first, and before all elements that load something.
 *
 * @param inline the texts of the inline elements that the policy allows
 */
export function withPolicy(html: string, policy: Policy, inline: Hashes): string {
  if (!CHARSET.test(html)) throw new Error('has no <meta charset="utf-8">: add it to the head');
  const directives = policy({
    scripts: inline.scripts.map(hashOf),
    styles: inline.styles.map(hashOf),
  });
  return html.replace(
    CHARSET,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policyText(directives)}"/>`,
  );
}

/** A page of ours that Next.js has not made. What is in it is ours, so all of it is allowed. */
export function withOwnPolicy(html: string, policy: Policy): string {
  const textsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text!);
  return withPolicy(html, policy, {
    scripts: textsOf(/<script>([\s\S]*?)<\/script>/g),
    styles: textsOf(/<style>([\s\S]*?)<\/style>/g),
  });
}

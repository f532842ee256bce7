/** Puts a policy into a page, with the hashes of the inline script and styles. */
import { hash } from 'node:crypto';

/** In quotes: `'sha256-…'`. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] };

/** `false` omits the directive. */
export type Directives = Readonly<Record<string, readonly string[] | false>>;

export type Policy = (hashes: Hashes) => Directives;

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

export const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

export const policyText = (directives: Directives) =>
  Object.entries(directives)
    .filter(([, sources]) => sources)
    .map(([name, sources]) => [name, ...new Set(sources || [])].join(' '))
    .join('; ');

/**
 * After the charset, which must come first, and before everything that loads something.
 * @param inline the inline texts that the policy allows
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

/** A page that Next.js has not made: all that is in it is allowed. */
export function withOwnPolicy(html: string, policy: Policy): string {
  const textsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text!);
  return withPolicy(html, policy, {
    scripts: textsOf(/<script>([\s\S]*?)<\/script>/g),
    styles: textsOf(/<style>([\s\S]*?)<\/style>/g),
  });
}

import { createHash } from 'node:crypto';

import { SCRIPT_OR_STYLE } from './markup';

/** Hashes of the page's inline elements, in quotes: `'sha256-…'`. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] };

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
  for (const [, name, attributes = '', text = ''] of html.matchAll(SCRIPT_OR_STYLE)) {
    if (name!.toLowerCase() === 'style') found.styles.push(hashOf(text));
    else if (!/\ssrc=/i.test(attributes) && !isData(attributes)) found.scripts.push(hashOf(text));
  }
  return { scripts: [...new Set(found.scripts)], styles: [...new Set(found.styles)] };
}

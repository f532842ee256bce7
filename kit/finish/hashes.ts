import { hash } from 'node:crypto';

import type { HtmlElement } from './elements';

/** Hashes of the page's inline elements, in quotes: `'sha256-…'`. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] };

/** Data blocks (such as JSON-LD) are not executed, so CSP ignores them. */
const isData = (type = '') => /^application\/(ld\+)?json$/i.test(type.trim());

/** Browsers normalize line endings to LF before they compute the hash. */
export function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`;
}

/** Returns the hash of each inline element that CSP checks. */
export function hashesOf(elements: readonly HtmlElement[]): Hashes {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const { name, attributes, text } of elements) {
    if (name === 'style') found.styles.push(hashOf(text));
    if (name === 'script' && !attributes.has('src') && !isData(attributes.get('type')))
      found.scripts.push(hashOf(text));
  }
  return { scripts: [...new Set(found.scripts)], styles: [...new Set(found.styles)] };
}

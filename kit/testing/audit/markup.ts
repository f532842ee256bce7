/** Judges of what the HTML of a page says: no browser needed. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

import type { Fault } from '../fault';
import type { SitePage } from './crawl';

const HTML: ConfigData = {
  root: true,
  // Rules of style and of accessibility are left to others: axe judges what the browser has made of it.
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    {
      link: {
        attributes: {
          // A preload of a responsive picture has `imagesrcset` instead of `href`.
          href: { required: false },
          // The validator does not know `rel="expect"`, which needs it.
          blocking: { allowed: () => null },
        },
      },
    },
  ],
  rules: {
    // In HTML, any id without spaces is valid.
    'valid-id': ['error', { relaxed: true }],
    'empty-title': 'error',
    // A title of any length is valid.
    'long-title': 'off',
    // The browser reports what it does not load.
    'require-sri': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(HTML));

/** Validates the HTML that the host sends. */
export async function htmlFaults(html: string): Promise<Fault[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({
      rule: ruleId,
      element: selector ?? 'the document',
      message,
    }));
}

/** Judges description, canonical link, heading and JSON-LD. */
export function metadataFaults({ facts, answer }: SitePage): Fault[] {
  const faults: Fault[] = [];
  const add = (rule: string, element: string, message: string) =>
    faults.push({ rule, element, message });
  if (facts.h1 !== 1) add('h1', 'h1', `occurs ${facts.h1} times instead of once`);
  for (const text of facts.jsonLd)
    try {
      JSON.parse(text);
    } catch (error) {
      add('json-ld', 'script[type="application/ld+json"]', `does not parse: ${String(error)}`);
    }
  // Search engines do not show a page that does not exist.
  if (answer.status >= 400) return faults;
  if (!facts.description && facts.isIndexable)
    add('description', 'meta[name="description"]', 'is missing or empty');
  const { length } = facts.canonical;
  if (length > 1) add('canonical', 'link[rel="canonical"]', `occurs ${length} times`);
  if (length === 0 && facts.isIndexable)
    add('canonical', 'link[rel="canonical"]', 'is missing: search engines choose a URL');
  return faults;
}

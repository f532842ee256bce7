import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

import { SITE_URL } from '@/lib/build.generated';
import { linkUrl } from '@/lib/pages/paths';

import { readText } from './markdown';
import type { Entry } from './read';

/** A title or a description as HTML, because `feed` declares them as HTML. */
export const escaped = (value: string) => toHtml({ type: 'text', value });

/** A link of an entry, for readers who are not on its page. */
function absoluteLink(href: string, url: string): string {
  if (href.startsWith('#')) return url + href;
  return href.startsWith('/') ? SITE_URL + linkUrl(href) : href;
}

/**
 * The text of an entry as HTML for feed readers, with absolute URLs.
 *
 * @param url the URL of the entry, for links to its headings
 * @param pictureUrl returns the URL of a picture next to the entry
 */
export function feedText(entry: Entry, url: string, pictureUrl: (file: string) => string) {
  const { parts } = readText(entry);
  for (const part of parts)
    visit(part, 'element', ({ tagName, properties }) => {
      const { href, src } = properties;
      if (tagName === 'a' && typeof href === 'string') properties.href = absoluteLink(href, url);
      if (tagName === 'img') properties.src = pictureUrl(String(src));
    });
  // `feed` 6 splits only the first end of a CDATA section, so that a second one would end the XML.
  return parts
    .map((part) => toHtml(part))
    .join('\n')
    .replaceAll(']]>', ']]&gt;');
}

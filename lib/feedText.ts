import { toHtml } from 'hast-util-to-html';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMarkdown, pictureFile } from '@/lib/markdown';
import { linkUrl } from '@/lib/pages/paths';

/** A title or a description as HTML, because `feed` declares them as HTML. */
export const escaped = (value: string) => toHtml({ type: 'text', value });

const toElements = unified().use(remarkRehype).freeze();

/** A link in a post, for readers who are not on its page. */
function absoluteLink(href: string, page: string): string {
  if (href.startsWith('#')) return page + href;
  return href.startsWith('/') ? BUILD.siteUrl + linkUrl(href) : href;
}

/**
 * The text of a post as HTML for feed readers, with absolute URLs.
 *
 * @param page the URL of the post
 * @param pictureUrl returns the URL of a picture next to the post
 */
export function feedText(body: string, page: string, pictureUrl: (file: string) => string) {
  const tree = toElements.runSync(parseMarkdown(body));
  visit(tree, 'element', ({ tagName, properties }) => {
    const { href, src } = properties;
    if (tagName === 'a') properties.href = absoluteLink(String(href), page);
    if (tagName === 'img') properties.src = pictureUrl(pictureFile(String(src)));
  });
  // `feed` 6 splits only the first end of a CDATA section, so that a second one would end the XML.
  return toHtml(tree).replaceAll(']]>', ']]&gt;');
}

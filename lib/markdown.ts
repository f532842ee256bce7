import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type PluggableList } from 'unified';
import { visit } from 'unist-util-visit';

/** The text of a post: GitHub's Markdown, without HTML. */

export const remarkPlugins: PluggableList = [
  // One tilde means “about”, as in ~5.
  [remarkGfm, { singleTilde: false }],
];

export const parseMarkdown = (body: string) =>
  unified().use(remarkParse).use(remarkPlugins).parse(body) as Root;

/** XML 1.0 does not allow them (section 2.2): readers refuse a feed with one. */
const NOT_IN_XML = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without the byte order mark, line ends and control characters of the program that it comes from. */
export const pasted = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(NOT_IN_XML, '');

/** Of adults who read non-fiction silently (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). */
const WORDS_PER_MINUTE = 238;

/** `4 minutes`, in the words of the language. */
function readingTimeOf(words: string, language: string) {
  // Finds the words of languages without spaces, too.
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(words);
  const count = [...segments].filter(({ isWordLike }) => isWordLike).length;
  const minutes = Math.max(1, Math.round(count / WORDS_PER_MINUTE));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);
}

/** A picture next to a Markdown file: its name is the same in a URL. */
export const PICTURE = /^[\w.-]+\.(webp|jpe?g|png|avif)$/i;

const COMMENTS = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)+\s*$/;
const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/;

function problemOf(node: Nodes): string | null {
  switch (node.type) {
    case 'html':
      return COMMENTS.test(node.value) ? null : `contains ${node.value}: write Markdown, not HTML`;
    case 'heading':
      return node.depth === 1 ? 'has a heading with one #, as its title: start it with ##' : null;
    case 'link':
    case 'definition':
      return LINK.test(node.url)
        ? null
        : `links to “${node.url}”: write a path that starts with /, an anchor, or an https, mailto or tel URL`;
    case 'image':
      return PICTURE.test(node.url) && node.alt?.trim()
        ? null
        : `shows “${node.url}”: use a picture next to the file, and describe it in the square brackets`;
    default:
      return null;
  }
}

export function readMarkdown(body: string, language: string) {
  const document = parseMarkdown(body);
  const slugger = new GithubSlugger();
  const words: string[] = [];
  /** Of the second level, with the ids of rehype-slug. */
  const headings: { id: string; title: string }[] = [];
  const pictures: string[] = [];
  const problems: { line: number; problem: string }[] = [];
  visit(document, (node) => {
    const problem = problemOf(node);
    if (problem) problems.push({ line: node.position!.start.line, problem });
    if (node.type === 'image') pictures.push(node.url);
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      words.push(node.value);
    if (node.type === 'heading') {
      const title = toString(node);
      const id = slugger.slug(title);
      if (node.depth === 2) headings.push({ id, title });
    }
  });
  return { headings, readingTime: readingTimeOf(words.join(' '), language), pictures, problems };
}

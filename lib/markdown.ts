import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type PluggableList } from 'unified';
import { visit } from 'unist-util-visit';

/** The text of a post: GitHub's Markdown, without HTML. */

/** `<br>` in a cell, for which Markdown has no syntax. */
const breaksInCells = () => (document: Root) =>
  visit(document, 'html', (node, index, parent) => {
    if (parent?.type === 'tableCell' && isBreak(node.value))
      parent.children[index!] = { type: 'break' };
  });

const isBreak = (html: string) => /^<br\s*\/?>$/i.test(html);

export const remarkPlugins: PluggableList = [
  // One tilde means “about”, as in ~5.
  [remarkGfm, { singleTilde: false }],
  // Otherwise, bold text next to Chinese or Japanese punctuation stays between asterisks.
  remarkCjkFriendly,
  breaksInCells,
];

const processor = unified().use(remarkParse).use(remarkPlugins);

export const parseMarkdown = (body: string) => processor.runSync(processor.parse(body)) as Root;

/** XML 1.0 does not allow them (section 2.2): readers refuse a feed with one. */
const NOT_IN_XML = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A mark at the start of a line, and a space that Markdown does not know, such as that of Option+Space. */
const MARK_AND_SPACE = /^([ \t]*(?:#{1,6}|[-*+>]|\d+[.)])) ?[^\S \t\n]+/gm;

/** A pasted text without the line ends and spaces of the program that it comes from. */
export const pasted = (text: string) =>
  text
    // A byte order mark.
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    // Line breaks of word processors and slides. Two spaces are one in Markdown.
    .replace(/[\u2028\v]/g, '  \n')
    .replaceAll('\u2029', '\n\n')
    .replace(NOT_IN_XML, '')
    .replace(MARK_AND_SPACE, '$1 ');

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

/** Of the second level, with the ids of rehype-slug. */
function headingsIn(document: Root) {
  const slugger = new GithubSlugger();
  const headings: { depth: number; id: string; title: string }[] = [];
  visit(document, 'heading', (node) => {
    const title = toString(node);
    headings.push({ depth: node.depth, id: slugger.slug(title), title });
  });
  return headings.filter(({ depth }) => depth === 2).map(({ id, title }) => ({ id, title }));
}

/** Markdown may encode the name of a file. */
export function pictureFile(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    // A percent sign that encodes nothing.
    return url;
  }
}

/** A picture next to a Markdown file. */
export const PICTURE = /^[^/\\]+\.(webp|jpe?g|png|avif)$/i;

const COMMENTS = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)+\s*$/;
const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/;

const isPictureOf = (node: Nodes) =>
  (node.type === 'image' || node.type === 'definition') && PICTURE.test(pictureFile(node.url));

/** @returns the problem with its remedy */
function problemOf(node: Nodes): string | null {
  switch (node.type) {
    case 'html':
      return COMMENTS.test(node.value) ? null : `contains ${node.value}: write Markdown, not HTML`;
    case 'heading':
      return node.depth === 1 ? 'has a heading with one #, as its title: start it with ##' : null;
    case 'link':
    case 'definition':
      return LINK.test(node.url) || isPictureOf(node)
        ? null
        : `links to “${node.url}”: write a path that starts with /, an anchor, or an https, mailto or tel URL`;
    case 'image':
    case 'imageReference':
      if (node.type === 'image' && !isPictureOf(node))
        return `shows “${node.url}”: use a picture next to the file`;
      return node.alt?.trim()
        ? null
        : 'shows a picture without a description: write it in the square brackets';
    default:
      return null;
  }
}

/** Syntax of Markdown, of other tools and of chats that a page would show. A price, as $5, is none. */
const MARK =
  /\*\*|\]\(|\[![A-Z]+\]|==|\$(?![\s\d])[^$\n]*[^\s$]\$(?!\d)|\[[ x]\]|\[\^|\[\[|\{[{%#:.]|^:::|oaicite|【\d+|\[cite|turn\d+search\d+/im;

export const lineWithMark = (text: string) => text.split('\n').find((line) => MARK.test(line));

export function readMarkdown(body: string, language: string) {
  const document = parseMarkdown(body);
  const words: string[] = [];
  const pictures: string[] = [];
  const problems: { line: number; problem: string }[] = [];
  let mark: string | undefined;
  visit(document, (node) => {
    const problem = problemOf(node);
    if (problem) problems.push({ line: node.position!.start.line, problem });
    if ((node.type === 'image' || node.type === 'definition') && isPictureOf(node))
      pictures.push(pictureFile(node.url));
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      words.push(node.value);
    if (node.type === 'text') mark ??= lineWithMark(node.value);
  });
  return {
    headings: headingsIn(document),
    readingTime: readingTimeOf(words.join(' '), language),
    pictures,
    problems,
    mark,
  };
}

import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Nodes, Root as Document, Table } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import rehypeHighlight from 'rehype-highlight';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Processor } from 'unified';
import { visit } from 'unist-util-visit';

import { siteId } from '@/lib/pages/siteId';

import { PICTURE } from './fields';
import type { Entry } from './read';

/** What the text of an entry may contain: CommonMark without HTML, and tables. */

const LINK = /^(?:https:\/\/|mailto:|tel:|#|\/(?!\/))/;

function tables(this: Processor) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

/** The file that the URL of a picture names, which remark has encoded. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

const processor = unified().use(remarkParse).use(tables).use(remarkRehype).use(rehypeHighlight);

export const parseText = (body: string) => processor.parse(body) as Document;

export type Heading = { id: string; title: string };
type EntryText = {
  /** What comes before the first heading, and then one part for each heading of level 2. */
  parts: readonly Root[];
  headings: readonly Heading[];
  /** The pictures in the text: files next to the entry. */
  pictures: readonly string[];
};

const COMMENTS = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)+\s*$/;

/** The only child of an element, if it is an element with this name. */
function onlyChild({ children }: Element, tagName: string) {
  const [child, ...others] = children;
  const isNamed = child?.type === 'element' && child.tagName === tagName;
  return isNamed && others.length === 0 ? child : undefined;
}

/** A link that is a paragraph of its own, with its text. It may be a picture. */
type LinkAlone = { href: string; title: string; picture?: string };

/** @returns `null` for any other element */
export function linkAlone(element: Element): LinkAlone | null {
  const link = element.tagName === 'p' && onlyChild(element, 'a');
  if (!link) return null;
  const href = String(link.properties.href);
  const picture = onlyChild(link, 'img');
  if (!picture) return { href, title: toString(link) };
  return { href, title: String(picture.properties.alt), picture: String(picture.properties.src) };
}

const elementWith = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** A picture that is a paragraph of its own becomes a figure, with its title as the caption. */
function withFigure(node: RootContent): RootContent {
  const picture = node.type === 'element' && node.tagName === 'p' && onlyChild(node, 'img');
  if (!picture) return node;
  const { title, ...properties } = picture.properties;
  const caption = title
    ? [elementWith('figcaption', [{ type: 'text', value: String(title) }])]
    : [];
  return elementWith('figure', [{ ...picture, properties }, ...caption]);
}

/** The header row of a table is its name, or the first row with text if the header is empty. */
function nameByFirstRow(table: Table, id: string) {
  const row = table.children.find((each) => toString(each).trim() !== '') ?? table.children[0]!;
  table.data = { hProperties: { 'aria-labelledby': id } };
  row.data = { hProperties: { id } };
}

/** The words of a text, without its links and pictures. */
export function wordsOf({ body }: Pick<Entry, 'body'>): string {
  const words: string[] = [];
  visit(parseText(body), ['text', 'inlineCode', 'code'], (node) => {
    if ('value' in node) words.push(node.value);
  });
  return words.join(' ');
}

/**
 * Converts the text of an entry into HTML elements.
 *
 * @param change what is changed first. It may give ids to headings.
 * @throws Error with one line per fault: the file, the line, the problem and how to fix it
 */
export function readText(
  { file, body, bodyLine }: Pick<Entry, 'file' | 'body' | 'bodyLine'>,
  change: (document: Document) => void = () => undefined,
): EntryText {
  const document = parseText(body);
  const faults: string[] = [];
  const pictures: string[] = [];
  const headings: Heading[] = [];
  const slugger = new GithubSlugger();
  let tableCount = 0;
  const refuse = ({ position }: Nodes | Element, what: string) =>
    faults.push(`${file}:${position!.start.line + bodyLine - 1}: ${what}`);
  change(document);
  visit(document, (node) => {
    // Comments, such as <!-- more -->, are left out of the page.
    if (node.type === 'html' && !COMMENTS.test(node.value))
      refuse(node, 'contains HTML, which would be shown as text: write Markdown');
    if (node.type === 'table') nameByFirstRow(node, siteId(`table-${(tableCount += 1)}`));
    if (node.type !== 'heading') return;
    if (node.depth === 1)
      refuse(
        node,
        'has a heading of the first level, which is the title of the page: start with ##',
      );
    const title = toString(node);
    // A title such as “???” has no letters for an id.
    const slug = slugger.slug(/[\p{L}\p{N}]/u.test(title) ? title : 'section');
    const id = String(node.data?.hProperties?.id ?? slug);
    node.data = { hProperties: { id } };
    if (node.depth === 2) headings.push({ id, title });
  });
  const tree = processor.runSync(document) as Root;
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    const { align, href, alt } = properties;
    delete properties.align;
    // A class, because the policy of the pages has no inline styles.
    if (align) properties.className = [`align-${String(align)}`];
    if (tagName === 'a' && !LINK.test(String(href)))
      refuse(
        element,
        `links to “${decoded(String(href))}”: write a path that starts with /, an anchor, or an https, mailto or tel URL`,
      );
    if (tagName !== 'img') return;
    const src = decoded(String(properties.src));
    properties.src = src;
    pictures.push(src);
    if (!PICTURE.test(src)) refuse(element, `shows “${src}”: use a picture next to this file`);
    else if (!String(alt).trim())
      refuse(element, `shows “${src}” without a description: write it in the square brackets`);
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const parts: Root[] = [{ type: 'root', children: [] }];
  for (const node of tree.children) {
    if (node.type === 'text' && node.value.trim() === '') continue;
    if (node.type === 'element' && node.tagName === 'h2')
      parts.push({ type: 'root', children: [] });
    parts.at(-1)!.children.push(withFigure(node));
  }
  return {
    parts: parts.filter(({ children }) => children.length > 0),
    headings,
    pictures,
  };
}

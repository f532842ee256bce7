/** What visitors would read as it is written, because only other tools know its syntax. */
import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parseDocument, visit as visitYaml } from 'yaml';

import { parseText } from '@/lib/entries/markdown';
import type { Entry } from '@/lib/entries/read';

/** The syntax of other tools, which visitors would read. Code is not text, and may contain all of it. */
const FOREIGN: readonly RegExp[] = [
  // Templates of Jekyll, Hugo, Eleventy and Vue.
  /\{\{[^}]*\}\}|\{%[^%]*%\}/g,
  // Shortcodes of WordPress, links of wikis.
  /\[\/[a-z][\w-]*\]|\[[a-z][\w-]*\s[^\]=]*=[^\]]*\]|\[\[[^\]]+\]\]/gi,
  // Footnotes, strikethrough, ids and classes, containers.
  /\[\^[\w-]+\]|~~[^~\s][^~]*~~|\{:?\s?[#.][\w-]+[^}]*\}|^:::.*$/gm,
  // Boxes of task lists, at the start of an item.
  /^\[[ x]\](?=\s)/gi,
  /(?:https?:\/\/|\bwww\.)[^\s<>]+/g,
];

type Foreign = { text: string; line: number };

/** What fields, which are plain text, show as it is written: entities and Markdown. */
const MARKUP: readonly RegExp[] = [
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/gi,
  /(\*\*|`)\S(?:.*?\S)?\1|!?\[[^\]]+\]\([^)\s]+\)/g,
];

/** The entities, the markup and the syntax of other tools in the fields of an entry, with their lines. */
export function foreignInFields({ frontMatter }: Pick<Entry, 'frontMatter'>): Foreign[] {
  const found: Foreign[] = [];
  visitYaml(parseDocument(frontMatter), {
    Scalar: (key, { value, range }) => {
      // A value that is a URL is no text.
      if (key === 'key' || typeof value !== 'string' || /^https?:\S+$/.test(value)) return;
      const line = frontMatter.slice(0, range![0]).split('\n').length + 1;
      for (const pattern of [...MARKUP, ...FOREIGN])
        for (const [text] of value.matchAll(pattern)) found.push({ text, line });
    },
  });
  return found;
}

/** What is written in the syntax of another tool, with its line. */
export function foreignIn({ body, bodyLine }: Pick<Entry, 'body' | 'bodyLine'>) {
  const found: Foreign[] = [];
  const add = (text: string, node: Nodes, before = '') =>
    found.push({
      text,
      line: node.position!.start.line + before.split('\n').length + bodyLine - 2,
    });
  visit(parseText(body), (node) => {
    if (node.type === 'definition' && node.identifier.startsWith('^')) add(`[${node.label}]`, node);
    // The text of a link may be its URL.
    if (node.type === 'link') return SKIP;
    if (node.type !== 'text') return undefined;
    for (const pattern of FOREIGN)
      for (const match of node.value.matchAll(pattern))
        add(match[0], node, node.value.slice(0, match.index));
    return undefined;
  });
  return found.sort((one, other) => one.line - other.line);
}

import type { RootContent } from 'hast';
import type { Heading, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Company } from '@/lib/records/company';
import { readText } from '@/lib/entries/markdown';
import { checkEncoding } from '@/lib/entries/read';
import { filled } from '@/lib/text/filled';

/** Reads content/agreement.md, whose first lines say how it is written, and numbers its paragraphs. */

const FILE = 'content/agreement.md';

/** What comes before the first heading of level 3, and then a group for each of these headings. */
type Grouped = {
  text: readonly RootContent[];
  groups: readonly { title: string; text: readonly RootContent[] }[];
};

/** A schedule has a letter as its number, and a label above its title, such as "Schedule A". */
type Numbered = { number: string; label: string | undefined };

export type AgreementSection = Grouped & Numbered & { id: string; title: string };

/** What placeholders say of the company. */
type Party = Pick<Company, 'name' | 'legalName' | 'offices'>;

/** The groups before the first section are the parties. */
export type Agreement = Grouped & { sections: readonly AgreementSection[] };

const ID = /\s*\{#([^{}]*)\}$/;
const LABEL = /^(.*\{letter\}[^:]*):\s*/;
const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Removes what matches from the first or the last text of a node, and returns what the group has matched. */
function take({ children }: Heading | Paragraph, at: 0 | -1, pattern: RegExp) {
  const text = children.at(at);
  if (text?.type !== 'text') return undefined;
  const [all = '', group] = pattern.exec(text.value) ?? [];
  text.value = text.value.replace(all, '');
  return group;
}

function grouped(nodes: readonly RootContent[]): Grouped {
  const text: RootContent[] = [];
  const groups: { title: string; text: RootContent[] }[] = [];
  for (const node of nodes)
    if (node.type === 'element' && node.tagName === 'h3')
      groups.push({ title: toString(node), text: [] });
    else (groups.at(-1)?.text ?? text).push(node);
  return { text, groups };
}

/**
 * @param body the text of the file
 * @returns the text as HTML elements. A numbered paragraph is an element `clause` with its `number`, in a list
 *   `clauses`.
 * @throws Error with one line per fault: the file, the line, the problem and how to fix it
 */
export function readAgreement(body: string, { name, legalName, offices }: Party): Agreement {
  checkEncoding(FILE, body);
  const values = new Map([
    ['company.name', name],
    ['company.legalName', legalName],
    ['company.address', offices[0].line],
  ]);
  const facts = [...values.keys()].map((key) => `{${key}}`).join(', ');
  const sections: Numbered[] = [];
  const faults: string[] = [];
  const refuse = (line: number, what: string) => faults.push(`${FILE}:${line}: ${what}`);

  const takeId = (node: Heading | Paragraph, number: string) => {
    const id = take(node, -1, ID);
    if (id === undefined) return undefined;
    if (values.has(id))
      refuse(node.position!.start.line, `{#${id}} has another meaning already: write another id`);
    values.set(id, number);
    return id;
  };

  const numberSection = (heading: Heading) => {
    const label = take(heading, 0, LABEL);
    const before = sections.filter((other) => Boolean(other.label) === Boolean(label)).length;
    const number = label ? String.fromCharCode('A'.charCodeAt(0) + before) : `${before + 1}`;
    const id = takeId(heading, number);
    if (id) heading.data = { hProperties: { id } };
    sections.push({ number, label: label && filled(label, { letter: number }) });
  };

  const numberAll = (document: Root) => {
    let paragraphs = 0;
    for (const node of document.children) {
      if (node.type === 'heading' && node.depth === 2) {
        numberSection(node);
        paragraphs = 0;
      }
      if (node.type !== 'list' || !node.ordered || sections.length === 0) continue;
      node.data = { hName: 'clauses' };
      // Also without blank lines between them, each is a paragraph.
      node.spread = true;
      for (const item of node.children) {
        paragraphs += 1;
        const number = `${sections.at(-1)!.number}.${paragraphs}`;
        item.data = { hName: 'clause', hProperties: { number } };
        if (item.children[0]?.type === 'paragraph') takeId(item.children[0], number);
      }
    }
    visit(document, 'text', (node) => {
      node.value = node.value.replace(PLACEHOLDER, (placeholder, key: string, offset: number) => {
        const lines = node.value.slice(0, offset).split('\n').length - 1;
        if (!values.has(key))
          refuse(
            node.position!.start.line + lines,
            `${placeholder} is neither the id of a heading or numbered paragraph nor one of ${facts}: correct it, or write the id, such as {#fees}, where it belongs`,
          );
        return values.get(key) ?? placeholder;
      });
    });
  };

  const { parts, headings, pictures } = readText({ file: FILE, body, bodyLine: 1 }, numberAll);
  if (pictures[0]) faults.push(`${FILE}: shows the picture ${pictures[0]}: remove it`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const part of parts)
    visit(part, 'element', (element) => {
      // The line breaks that remark-rehype puts between blocks have no position.
      element.children = element.children.filter((each) => each.type !== 'text' || each.position);
    });
  const start = parts.length - sections.length;
  return {
    ...grouped(start > 0 ? parts[0]!.children : []),
    sections: sections.map((section, index) => ({
      ...section,
      ...headings[index]!,
      ...grouped(parts[start + index]!.children.slice(1)),
    })),
  };
}

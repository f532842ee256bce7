import { absoluteUrl } from '@/lib/paths';

/** A line of a list: its name, the path that it links to, and what there is to say. */
export type LlmsEntry = { name: string; path: string; note?: string };
export type LlmsSection = { heading: string; entries: readonly LlmsEntry[] };

/** One line, whose characters mean nothing in Markdown. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');

const listItem = ({ name, path, note }: LlmsEntry) =>
  `- [${plain(name)}](${absoluteUrl(path)})${note ? `: ${plain(note)}` : ''}`;

/** The site in Markdown for language models, in the order that https://llmstxt.org asks for. */
export const llmsTxt = (name: string, summary: string, sections: readonly LlmsSection[]) =>
  [
    `# ${plain(name)}`,
    `> ${plain(summary)}`,
    ...sections.flatMap(({ heading, entries }) => [
      `## ${plain(heading)}`,
      entries.map(listItem).join('\n'),
    ]),
  ].join('\n\n') + '\n';

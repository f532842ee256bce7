import { absoluteUrl } from '@/lib/pages/urls';

export type LlmsEntry = { name: string; path: string; note?: string };
export type LlmsSection = { heading: string; entries: readonly LlmsEntry[] };

/** Puts text on one line and escapes Markdown characters. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');

const listItem = ({ name, path, note }: LlmsEntry) =>
  `- [${plain(name)}](${absoluteUrl(path)})${note ? `: ${plain(note)}` : ''}`;

/**
 * The site as Markdown for language models, in the format of https://llmstxt.org.
 *
 * @param facts what to know about the company, one line each
 */
export const llmsTxt = (
  name: string,
  summary: string,
  facts: readonly string[],
  sections: readonly LlmsSection[],
) =>
  [
    `# ${plain(name)}`,
    `> ${plain(summary)}`,
    facts.map((fact) => `- ${plain(fact)}`).join('\n'),
    ...sections.flatMap(({ heading, entries }) => [
      `## ${plain(heading)}`,
      entries.map(listItem).join('\n'),
    ]),
  ].join('\n\n') + '\n';

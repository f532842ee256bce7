/** Figures, tables in Markdown, and where they are in a document. Units are SI: 1 kB is 1,000 bytes. */

export type Table = {
  title: string;
  /** How to read it, or what it cannot say. */
  notes: readonly string[];
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

export type Options = {
  /** Whether sections that need a build may run one. */
  build: boolean;
  /** Measurements of each figure, of which the median counts. */
  runs: number;
  /** URL of another site, to compare the home page with. */
  peer?: string;
};

/** One part of the bench: measures, and returns its tables. */
export type Section = (options: Options) => Promise<Table[]>;

/** @throws Error for no figures: a median of nothing would hide that nothing was measured */
export function median(figures: readonly number[]): number {
  if (figures.length === 0) throw new Error('There is no median of no figures');
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const decimal = (value: number, digits: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const kB = (bytes: number) => decimal(bytes / 1000, 1);
export const ms = (time: number) => decimal(time, 0);
export const ratio = (figure: number, other: number) => `${decimal(figure / other, 2)} ×`;

/** A figure, in bold where it misses its goal. The bench stops nothing. */
export const against = (text: string, figure: number, most: number) =>
  figure > most ? `**${text}**` : text;

/** The first column holds names; the others hold figures, aligned to the right by Prettier. */
export function markdown({ title, notes, head, rows }: Table): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [
    `### ${title}\n`,
    ...notes.map((note) => `${note}\n`),
    line(head),
    line(head.map((_, column) => (column === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

const START = '<!-- bench -->';
const END = '<!-- /bench -->';
const sectionStart = (name: string) => `<!-- bench ${name} -->`;

/**
 * Replaces the tables of the sections that ran, between the markers of `document`. What is written by
 * hand around them and the tables of sections that did not run stay.
 *
 * @param order the names of all sections, in the order of the document
 * @throws Error where the document has lost its markers
 */
export function withTables(
  document: string,
  made: Readonly<Record<string, string>>,
  order: readonly string[],
): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start)
    throw new Error(`docs/performance.md has no ${START} … ${END}: put both lines back`);
  const known = document.slice(start + START.length, end);
  const parts = order.flatMap((name) => {
    const before = known.indexOf(sectionStart(name));
    const rest = before < 0 ? '' : known.slice(before + sectionStart(name).length);
    const text = made[name] ?? rest.split('<!-- bench ')[0]!.trim();
    return text === '' ? [] : [`${sectionStart(name)}\n\n${text}`];
  });
  return `${document.slice(0, start)}${[START, ...parts, END].join('\n\n')}${document.slice(end + END.length)}`;
}

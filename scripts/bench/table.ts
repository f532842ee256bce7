/** Results, Markdown tables, and their place in a document. Units are SI: 1 kB is 1,000 bytes. */

export type Table = {
  title: string;
  /** How to read the table, or what it does not show. */
  notes: readonly string[];
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

export type Options = {
  /** Whether sections that need a build may run one. */
  build: boolean;
  /** Number of measurements per value. The median counts. */
  runs: number;
  /** URL of another site, to compare the home page with. */
  peer?: string;
};

/** A section of the bench: runs measurements and returns tables. */
export type Section = (options: Options) => Promise<Table[]>;

/**
 * @throws Error if there are no values: a median of nothing would hide that the measurement failed
 */
export function median(figures: readonly number[]): number {
  if (figures.length === 0) throw new Error('Cannot compute the median of no values');
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const decimal = (value: number, digits: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const kB = (bytes: number) => decimal(bytes / 1000, 1);
export const ms = (time: number) => decimal(time, 0);
export const ratio = (figure: number, other: number) => `${decimal(figure / other, 2)} ×`;

/** A value, in bold if it misses its goal. */
export const against = (text: string, figure: number, most: number) =>
  figure > most ? `**${text}**` : text;

/** The first column contains names, the others numbers, which Prettier aligns to the right. */
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
 * Replaces the tables of the sections that ran, between the markers in `document`. Text between the
 * tables and the tables of other sections stay.
 *
 * @param order the names of all sections, in document order
 * @throws Error if the markers are missing
 */
export function withTables(
  document: string,
  made: Readonly<Record<string, string>>,
  order: readonly string[],
): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start)
    throw new Error(`docs/performance.md has no ${START} … ${END}: restore both lines`);
  const known = document.slice(start + START.length, end);
  const parts = order.flatMap((name) => {
    const before = known.indexOf(sectionStart(name));
    const rest = before < 0 ? '' : known.slice(before + sectionStart(name).length);
    const text = made[name] ?? rest.split('<!-- bench ')[0]!.trim();
    return text === '' ? [] : [`${sectionStart(name)}\n\n${text}`];
  });
  return `${document.slice(0, start)}${[START, ...parts, END].join('\n\n')}${document.slice(end + END.length)}`;
}

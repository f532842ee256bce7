/** Formats results as Markdown tables. */

export type Options = {
  /** Number of measurements per value. The table shows their median. */
  runs: number;
  /** URL of the home page, if another server serves it. */
  site?: string;
  /** URL of another site to compare the home page with. */
  peer?: string;
  /** Whether Lighthouse applies its throttling instead of simulating it. */
  applied?: boolean;
};

/** A section of the bench: runs measurements and returns a table. */
export type Section = (options: Options) => Promise<{
  /** Explains how to read the table. */
  note: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}>;

/**
 * @throws Error if there are no values. A value such as 0 would look like a real measurement.
 */
export function median(figures: readonly number[]): number {
  if (figures.length === 0) throw new Error('Cannot compute the median of no values');
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const decimal = (value: number, digits: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const ms = (time: number) => decimal(time, 0);

export const ratio = (figure: number, other: number) => decimal(figure / other, 2);

export const against = (text: string, figure: number, most: number) =>
  figure > most ? `**${text}**` : text;

/**
 * Returns a table. The first column contains names, and the other columns contain right-aligned
 * numbers.
 */
export function markdown(
  title: string,
  { note, head, rows }: Awaited<ReturnType<Section>>,
): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [`### ${title}`, '', note, '', ...[head, rule, ...rows].map(line)].join('\n');
}

/** Tables in Markdown, and the place in a document where they stand. */

export type Table = {
  title: string;
  /** How to read it, or what it cannot say. */
  notes: readonly string[];
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The first column holds names; the others hold figures, to the right. */
export function markdown({ title, notes, head, rows }: Table): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(4, ...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first, ...others] = cells;
  return [
    `### ${title}\n`,
    ...notes.map((note) => `${note}\n`),
    [line(first!), `| ${rule.join(' | ')} |`, ...others.map(line)].join('\n'),
  ].join('\n');
}

const START = '<!-- bench -->';
const END = '<!-- /bench -->';
const sectionStart = (name: string) => `<!-- bench ${name} -->`;

/**
 * Puts the tables of one section into `document`, between the markers; what is written by hand
 * around them, and the tables of sections that did not run, stay.
 *
 * @param order the names of all sections, as they stand in the document
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

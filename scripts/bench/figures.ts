/** Sums over figures, and how they are written. Units are SI: 1 kB is 1,000 bytes. */

/** @throws Error for no figures: a median of nothing would hide that nothing was measured */
export function median(figures: readonly number[]): number {
  if (figures.length === 0) throw new Error('There is no median of no figures');
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

const grouped = (value: number, digits: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const kB = (bytes: number) => grouped(bytes / 1000, 1);
export const ms = (time: number) => grouped(time, 0);
export const seconds = (time: number) => grouped(time / 1000, 1);
export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${grouped((100 * part) / whole, 0)} %`;

/** How many times `other` a figure is; a dash where there is nothing to compare with. */
export const ratio = (figure: number, other: number) =>
  other === 0 ? '–' : `${grouped(figure / other, 2)} ×`;

/** A figure beside its goal, marked where it misses it. Nothing is stopped by a mark. */
export const against = (text: string, figure: number, most: number) =>
  figure > most ? `**${text}**` : text;

/** Layout shifts as browsers sum them: the worst run of shifts, 1 s apart and 5 s long at most. */
export function layoutShift(shifts: readonly { at: number; value: number }[]): number {
  let worst = 0;
  let run = { start: -Infinity, last: -Infinity, value: 0 };
  for (const { at, value } of shifts) {
    const joins = at - run.last < 1000 && at - run.start < 5000;
    run = joins
      ? { start: run.start, last: at, value: run.value + value }
      : { start: at, last: at, value };
    worst = Math.max(worst, run.value);
  }
  return worst;
}

type Range = { startOffset: number; endOffset: number; count: number };

/** Characters of a script that ran. Ranges come from the outside in: a later one is more exact. */
export function ranCharacters(length: number, functions: readonly { ranges: readonly Range[] }[]) {
  const ran = new Uint8Array(length);
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges)
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return ran.reduce((all, one) => all + one, 0);
}

/** The first letters of the first and the last part of a name: `NF`. A letter may consist of several code points. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = new Intl.Segmenter();
  return [...new Set([parts.at(0)!, parts.at(-1)!])]
    .flatMap((part) => [...letters.segment(part)].slice(0, 1))
    .map(({ segment }) => segment.toUpperCase())
    .join('');
}

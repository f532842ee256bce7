/**
 * Replaces placeholders, such as `{title}`. Unlike `String.replace`, keeps a `$` in a value. A placeholder
 * without a value stays.
 */
export const filled = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
) => text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Of the first and the last part of a name: `NF`. A letter may consist of several code points. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = new Intl.Segmenter();
  return [...new Set([parts.at(0)!, parts.at(-1)!])]
    .flatMap((part) => [...letters.segment(part)].slice(0, 1))
    .map(({ segment }) => segment.toUpperCase())
    .join('');
}

/** "A", "A and B", "A, B, and C" */
export const joinedNames = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language).format(names);

/** In UTC, such as `2026-03-31`. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

import { z } from 'zod';

/** The kinds of rule that content is held to; each message ends in the remedy. */

export const text = z
  .string({ error: 'is missing: write the text' })
  .refine((value) => value.trim() !== '', { error: 'is empty: write the text' });

/** Records none of which shares `key` with another. */
export const unique = <Record extends z.ZodType>(record: Record, key: string) =>
  z.array(record).superRefine((records, context) => {
    const seen = new Map<unknown, number>();
    records.forEach((entry, index) => {
      const value = (entry as { [name: string]: unknown })[key];
      if (seen.has(value))
        context.addIssue({
          code: 'custom',
          path: [index, key],
          message: `"${String(value)}" is taken by record ${seen.get(value)}: make it unique`,
        });
      seen.set(value, index);
    });
  });

/** The same, of exactly so many records. */
export const list = <Record extends z.ZodType>(record: Record, count: number, key: string) =>
  unique(record, key).length(count, {
    error: (issue) =>
      `has ${(issue.input as unknown[]).length} records, but the site shows exactly ${count}`,
  });

/** Names that the specification gives word for word, in order. */
export const inOrder =
  (names: readonly string[], key: string) => (records: unknown[], context: z.RefinementCtx) =>
    names.forEach((name, index) => {
      const found = (records[index] as { [name: string]: unknown } | undefined)?.[key];
      if (found !== undefined && found !== name)
        context.addIssue({
          code: 'custom',
          path: [index, key],
          message: `is "${String(found)}", but must be "${name}" here`,
        });
    });

/** Search results show titles and descriptions: no two pages may share one. */
export function twinTitles(records: unknown[], context: z.RefinementCtx) {
  for (const key of ['title', 'description'] as const) {
    const seen = new Set<string>();
    (records as Record<typeof key, string>[]).forEach((record, index) => {
      if (seen.has(record[key]))
        context.addIssue({
          code: 'custom',
          path: [index, key],
          message: `"${record[key]}" is another page’s too: make it unique`,
        });
      seen.add(record[key]);
    });
  }
}

/** A canonical address that is none itself, or is kept out of the index, files pages nowhere. */
export function canonicals(records: unknown[], context: z.RefinementCtx) {
  const routes = records as { path: string; canonical: string; indexable: boolean }[];
  routes.forEach((route, index) => {
    const { canonical, indexable } = route;
    const filed = routes.find(({ path }) => path === canonical);
    const refuse = (why: string) =>
      context.addIssue({
        code: 'custom',
        path: [index, 'canonical'],
        message: `names "${canonical}", ${why}`,
      });
    if (!filed) refuse('which is no route: name one that is');
    else if (filed.canonical !== canonical)
      refuse(`which is filed under "${filed.canonical}": name that one`);
    else if (indexable && !filed.indexable)
      refuse('which is not indexable: make it indexable, or name another');
  });
}

/** Copy: no text in it may be empty, however deep it stands. */
export const copy = z.unknown().superRefine((value, context) => {
  const walk = (part: unknown, path: (string | number)[]) => {
    if (typeof part === 'string' && part.trim() === '')
      context.addIssue({ code: 'custom', path, message: 'is empty: write the text' });
    if (Array.isArray(part)) part.forEach((entry, index) => walk(entry, [...path, index]));
    else if (part !== null && typeof part === 'object')
      Object.entries(part).forEach(([name, entry]) => walk(entry, [...path, name]));
  };
  walk(value, []);
});

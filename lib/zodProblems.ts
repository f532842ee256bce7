import type { z } from 'zod';

/** A value that breaks a rule: its record, such as `[0].title`, and the problem with its remedy. */
export type Problem = readonly [record: string, problem: string];

/** The place of a value: `[0].title`. */
export const recordOf = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/** Messages of a schema's own rules start with "must". */
function problemOf({ code, message, input, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys')
    return `has the unknown field "${(issue as z.core.$ZodIssueUnrecognizedKeys).keys.join('", "')}": remove it, or correct its name`;
  if (input === undefined) return 'is missing: add it';
  if (input === '') return 'is empty: write the text';
  const rule = message.startsWith('must') ? message : `must be valid (${message})`;
  return `is ${JSON.stringify(input)}, but ${rule}`;
}

/** Returns what breaks the schema, in terms of the file that a person edits. */
export function problemsOf(schema: z.ZodType, value: unknown): Problem[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map((issue) => [recordOf(issue.path), problemOf(issue)]);
}

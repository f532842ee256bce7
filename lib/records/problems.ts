import type { z } from 'zod';

/** A value that breaks a rule: its place, such as `[0].title`, and the problem with its remedy. */
export type Problem = readonly [place: string, problem: string];

const mustBe = (value: unknown, expected: string) =>
  `is ${JSON.stringify(value)}, but must be ${expected}`;

/** The place of a value: `[0].title`. */
const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const { path, message, input } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [
      placeOf([...path, key]),
      'is not a field: correct its name, or remove it',
    ]);
  if (input === undefined) return [[placeOf(path), `is missing: write ${message}`]];
  if (input === '') return [[placeOf(path), `is empty: write ${message}`]];
  return [[placeOf(path), mustBe(input, message)]];
}

/**
 * Returns the value in the form of a schema, or what breaks it, in terms of the file that a person
 * edits. The messages of a schema's rules say what a value must be.
 */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const { data, error } = schema.safeParse(value, {
    reportInput: true,
    error: ({ code, expected }) =>
      code === 'invalid_type' ? `a value of the type ${expected}` : code,
  });
  return { data, problems: (error?.issues ?? []).flatMap(problemsOf) };
}

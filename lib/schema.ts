/** Content is checked when it is imported. For build code: browser code may import only the types. */
import { z } from 'zod';

/** The path of a value, such as `[0].title`, and the problem with its remedy. */
export type Problem = readonly [path: string, problem: string];

const mustBe = (value: unknown, expected: string) =>
  `is ${JSON.stringify(value)}, but must be ${expected}`;

const pathOf = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const { path, message, input } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [
      pathOf([...path, key]),
      'is not a field: correct its name, or remove it',
    ]);
  if (input === undefined) return [[pathOf(path), `is missing: write ${message}`]];
  if (input === '') return [[pathOf(path), `is empty: write ${message}`]];
  return [[pathOf(path), mustBe(input, message)]];
}

/** The value as the schema returns it, or its problems. The messages of rules say what a value must be. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  const { data, error } = schema.safeParse(value, {
    reportInput: true,
    error: ({ code, expected }) =>
      code === 'invalid_type' ? `a value of the type ${expected}` : code,
  });
  return { data, problems: (error?.issues ?? []).flatMap(problemsOf) };
}

/** The message says what a field must be. */
export const text = z
  .string('a text without braces')
  .regex(/^(?=[\s\S]*\S)[^{}]+$/, 'a text without braces');

const ID = 'lowercase letters, digits and single hyphens';
export const id = z.string(ID).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID);

export const picture = <Folder extends string>(folder: Folder) =>
  z.templateLiteral([`${folder}/`, z.string().min(1)], {
    error: `the path of a picture, starting with ${folder}/`,
  });

/**
 * Records with unique ids.
 * @param name the name of the file in content/lists/
 * @throws Error with one line per problem: the file, the number of the record, the field, the problem and
 * the remedy
 */
export function readList<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  rows: readonly object[],
) {
  const file = `content/lists/${name}.json`;
  const ids = new Set<unknown>();
  const problems = rows.flatMap((row, index) => {
    const own = parsed(schema, row).problems.map(
      ([field, problem]) => `${file}, ${index + 1}, ${field}: ${problem}`,
    );
    const { id: key } = row as { id?: unknown };
    if (key !== undefined && ids.has(key))
      own.push(
        `${file}, ${index + 1}, id: "${String(key)}" is the id of another record: change one`,
      );
    ids.add(key);
    return own;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return rows as z.infer<Schema>[];
}

/** Content is checked when it is imported. For build code: browser code may import only the types. */
import { z } from 'zod';

/**
 * The value as the schema returns it. The messages of rules say what a value must be.
 * @throws Error with one line per problem: the file, the field, the problem and the remedy
 */
export function checked<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(value, {
    reportInput: true,
    error: ({ code, expected }) =>
      code === 'invalid_type' ? `a value of the type ${expected}` : undefined,
  });
  if (!error) return data;
  const lines = error.issues.map(({ code, path, message, input }) => {
    // People count records from one.
    const place = [file, ...path.map((step) => (typeof step === 'number' ? step + 1 : step))];
    const found = typeof input === 'object' ? '' : `is ${JSON.stringify(input) ?? 'missing'}, but `;
    const problem = code === 'unrecognized_keys' ? message : `${found}must be ${message}`;
    return `${place.join(', ')}: ${problem}`;
  });
  throw new Error(lines.join('\n'));
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
 * Records whose ids, if they have any, are unique.
 * @param name the name of the file in content/lists/
 */
export const readList = <Schema extends z.ZodType<object>>(
  name: string,
  schema: Schema,
  rows: readonly object[],
) =>
  checked(
    `content/lists/${name}.json`,
    z.array(schema).superRefine((records, { addIssue }) => {
      const ids = records.map((record) => 'id' in record && record.id);
      ids.forEach((id, index) => {
        if (id && ids.indexOf(id) < index)
          addIssue({
            code: 'custom',
            path: [index, 'id'],
            input: id,
            message: 'an id that no other record has',
          });
      });
    }),
    rows,
  );

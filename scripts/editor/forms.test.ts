import { z } from 'zod';

import { formOf, formProblems } from './forms';

const RELATIONS = {
  brands: { collection: 'lists', file: 'brands', value: 'items.*.id', label: 'name' },
};

const fieldFor = (schema: z.ZodType) => formOf(z.strictObject({ it: schema }), RELATIONS)[0];

it('refuses what the pattern refuses, but not an empty optional text', () => {
  const text = z.string().regex(/^\S+$/).max(5).meta({ expected: 'a word' });
  const required = { required: true, pattern: ['/^\\S+$/u', 'It must be a word.'], maxlength: 5 };
  expect(fieldFor(text)).toMatchObject(required);
  const [pattern] = (fieldFor(text.optional()) as { pattern: [string, string] }).pattern;
  const [, source, flags] = /^\/(.+)\/(u)$/.exec(pattern)!;
  const accepts = (value: string) => new RegExp(source!, flags).test(value);
  expect(['', 'a', 'a b'].map(accepts)).toEqual([true, true, false]);
});

it.each<[string, z.ZodType, object]>([
  ['a choice', z.boolean().default(false), { widget: 'boolean', required: false, default: false }],
  [
    'a picture that the build makes from a master',
    z.templateLiteral(['/pictures/people/', z.string()]).meta({ folder: '/pictures/people' }),
    { media_folder: '/art/masters/people', public_folder: '/pictures/people' },
  ],
  [
    'an id of another list',
    z.string().meta({ relation: 'brands' }),
    { widget: 'relation', collection: 'lists', file: 'brands', value_field: 'items.*.id' },
  ],
])('has a field for %s', (_kind, schema, field) => {
  expect(fieldFor(schema)).toMatchObject(field);
});

it('has one line for what a form cannot express', () => {
  const list = z.array(z.strictObject({ it: z.string().nullable(), name: z.string() }));
  expect(formProblems(list, 'harbors')).toEqual([
    ['harbors[].it', expect.stringMatching(/^has no form in the editor: use /)],
  ]);
});

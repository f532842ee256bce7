import { z } from 'zod';

import { formOf, formProblems } from './forms';

const OPTIONS = {
  relations: {
    brands: { collection: 'lists', file: 'brands', value: 'items.*.id', label: 'name' },
  },
};

const fieldFor = (schema: z.ZodType) => formOf(z.strictObject({ it: schema }), OPTIONS)[0];

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
  ['a year', z.int().min(1900).max(2100), { widget: 'number', min: 1900, max: 2100 }],
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
  [
    'a list of texts',
    z.array(z.string()).max(3).meta({ singular: 'Tag' }),
    { widget: 'list', max: 3, field: { name: 'item', label: 'Tag', widget: 'string' } },
  ],
])('has a field for %s', (_kind, schema, field) => {
  expect(fieldFor(schema)).toMatchObject(field);
});

it.each<[string, z.ZodType]>([
  ['null', z.string().nullable()],
  ['a list of lists', z.array(z.array(z.string()))],
])('has one line for what a form cannot express: %s', (_kind, schema) => {
  const list = z.array(z.strictObject({ it: schema, name: z.string() }));
  expect(formProblems(list, 'harbors')).toEqual([
    ['harbors[].it', expect.stringMatching(/^has no form in the editor: use /)],
  ]);
});

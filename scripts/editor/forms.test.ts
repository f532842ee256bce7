/** @jest-environment node */
import { z } from 'zod';

import { formOf } from './forms';

const OPTIONS = {
  relations: {
    brands: { collection: 'lists', file: 'brands', value: 'items.*.id', label: 'name' },
  },
  folders: { '/brands': 'public/brands' },
};

const fieldFor = (schema: z.ZodType) => formOf(z.strictObject({ it: schema }), OPTIONS)[0];

it('asks for a required text, with its label and hint', () => {
  expect(fieldFor(z.string().meta({ title: 'Title', description: 'Short.' }))).toEqual({
    name: 'it',
    label: 'Title',
    hint: 'Short.',
    required: true,
    widget: 'string',
    maxlength: undefined,
  });
});

it('refuses what the pattern refuses, but not an empty optional text', () => {
  const text = z.string().regex(/^\S+$/).max(5).meta({ expected: 'a word' });
  const required = { required: true, pattern: ['^\\S+$', 'It must be a word.'], maxlength: 5 };
  expect(fieldFor(text)).toMatchObject(required);
  const [pattern] = (fieldFor(text.optional()) as { pattern: [string, string] }).pattern;
  expect(['', 'a'].every((value) => new RegExp(pattern).test(value))).toBe(true);
  expect(new RegExp(pattern).test('a b')).toBe(false);
});

it.each<[string, z.ZodType, object]>([
  ['a paragraph', z.string().meta({ lines: 'many' }), { widget: 'text' }],
  ['a year', z.int().min(1900).max(2100), { widget: 'number', min: 1900, max: 2100 }],
  ['a day', z.iso.date(), { type: 'date', format: 'YYYY-MM-DD' }],
  ['a choice', z.boolean().default(false), { widget: 'boolean', required: false, default: false }],
  [
    'a picture of a folder',
    z.templateLiteral(['/brands/', z.string()]).meta({ folder: '/brands' }),
    { widget: 'image', media_folder: '/public/brands', public_folder: '/brands' },
  ],
  ['a picture next to the entry', z.string().meta({ widget: 'image' }), { widget: 'image' }],
  [
    'an id of another list',
    z.string().meta({ relation: 'brands' }),
    { widget: 'relation', collection: 'lists', file: 'brands', value_field: 'items.*.id' },
  ],
  [
    'ids of another list',
    z.array(z.string()).max(3).meta({ relation: 'brands' }),
    { widget: 'relation', multiple: true, max: 3 },
  ],
  ['a price', z.number().min(0), { widget: 'number', value_type: 'float', min: 0 }],
  [
    'one of a few values',
    z.enum(['small', 'large']),
    { widget: 'select', options: ['small', 'large'] },
  ],
  [
    'a list of texts',
    z.array(z.string()).max(3).meta({ singular: 'Tag' }),
    { widget: 'list', max: 3, field: { name: 'item', label: 'Tag', widget: 'string' } },
  ],
  [
    'a list of numbers',
    z.array(z.int()),
    { widget: 'list', field: { name: 'item', label: 'Item', required: true, widget: 'number' } },
  ],
  [
    'a list of pictures',
    z.array(z.templateLiteral(['/brands/', z.string()]).meta({ folder: '/brands' })),
    { widget: 'list', field: { widget: 'image', public_folder: '/brands' } },
  ],
  [
    'a list',
    z.array(z.strictObject({ title: z.string() })).min(2),
    { widget: 'list', min: 2, summary: '{{fields.title}}', fields: [{ name: 'title' }] },
  ],
])('has a field for %s', (_kind, schema, field) => {
  expect(fieldFor(schema)).toMatchObject(field);
});

it('has no `fields` for a list of texts, because the editor refuses an empty list of them', () => {
  expect(fieldFor(z.array(z.string()))).not.toHaveProperty('fields');
});

it('saves a list at the top of its file', () => {
  const [field] = formOf(z.array(z.strictObject({ name: z.string() })), OPTIONS);
  expect(field).toMatchObject({ widget: 'list', root: true, summary: '{{fields.name}}' });
});

import { readFileSync } from 'node:fs';

import { parse } from 'yaml';
import { z } from 'zod';

import { article, caseStudy } from '@/lib/posts';
import { brand } from '@/content/lists/brands';
import { question } from '@/content/lists/faqs';
import { person } from '@/content/lists/people';
import { product } from '@/content/lists/products';
import { quote } from '@/content/lists/quotes';

type Shape = {
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
};

type Field = {
  name: string;
  required?: boolean;
  fields?: Field[];
};

type Collection = {
  name: string;
  fields: Field[];
  files?: Collection[];
};

/** By their places, such as `quote.text`. */
const valuesOf = ({ properties = {}, required = [], items }: Shape, place = ''): string[] => [
  ...Object.entries(properties).flatMap(([name, shape]) => [
    `${place}${name}: ${required.includes(name) ? 'required' : 'optional'}`,
    ...valuesOf(shape, `${place}${name}.`),
  ]),
  ...(items ? valuesOf(items, place) : []),
];

const fieldsOf = (fields: readonly Field[], place = ''): string[] =>
  fields.flatMap(({ name, required, fields: inner = [] }) => [
    `${place}${name}: ${required === false ? 'optional' : 'required'}`,
    ...fieldsOf(inner, `${place}${name}.`),
  ]);

/** By the names of the files in content/lists/. */
const LISTS = { faqs: question, brands: brand, products: product, people: person, quotes: quote };

const { collections } = parse(readFileSync('scripts/editor/config.yml', 'utf8'));
const [lists, work, insights] = collections as Collection[];

const listForms = Object.fromEntries(
  lists!.files!.map(({ name, fields }) => [name, fields[0]!.fields!]),
);

/** The text below the front matter. */
const BODY = 'body: required';

it.each([
  ...Object.entries(LISTS).map(([name, schema]) => ({ name, schema, form: listForms[name]! })),
  { name: 'work', schema: caseStudy, form: work!.fields },
  { name: 'insights', schema: article, form: insights!.fields },
])('The form of $name has the fields of its schema', ({ schema, form }) => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const fields = fieldsOf(form).filter((field) => field !== BODY);
  expect(fields.sort()).toEqual(valuesOf(shape).sort());
});

it('Each list has a form', () =>
  expect(Object.keys(listForms).sort()).toEqual(Object.keys(LISTS).sort()));

/**
 * Makes the fields of a form from a zod schema: labels and hints from its metadata, and what a form can
 * refuse from its rules. The rest is refused by `npm run check:content`, and so by every build.
 */
import type { Field } from '@sveltia/cms';
import { z } from 'zod';

import type { Problem } from '@/lib/records/problems';

/** The part of JSON Schema that the schemas use, with their metadata (lib/records/lists.ts). */
type Shape = {
  type?: string;
  title?: string;
  description?: string;
  pattern?: string;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  enum?: readonly unknown[];
  /** What a text must be to match the pattern. */
  expected?: string;
  /** The name of one item of a list. */
  singular?: string;
  lines?: 'many';
  /** The path that the value of a picture starts with. Without it, pictures are next to the entry. */
  folder?: string;
  widget?: 'image';
  /** The list whose ids are the valid values. */
  relation?: string;
};

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** A list whose ids other forms offer. */
export type Relation =
  | { collection: string; file: string; value: string; label: string }
  | { options: readonly { value: string | number; label: string }[] };

type Relations = Readonly<Record<string, Relation>>;

/** Where the build takes the pictures of a folder of the site from. */
const mastersOf = (folder: string) =>
  folder.startsWith('/pictures/')
    ? folder.replace('/pictures', '/art/masters')
    : `/public${folder}`;

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

/** The fields that name a record of a list best, in this order. */
const NAMES = ['question', 'title', 'name', 'figure'];

function relationField(relation: Relation, many: boolean, shape: Shape) {
  const multiple = many && { multiple: true, min: shape.minItems, max: shape.maxItems };
  if ('options' in relation)
    return { widget: 'select', options: [...relation.options], ...multiple } as const;
  const { collection, file, value, label } = relation;
  return {
    widget: 'relation' as const,
    collection,
    file,
    value_field: value,
    display_fields: [label],
    ...multiple,
  };
}

/** A list of records has `fields`, and a list of plain values one `field`: the editor refuses an empty `fields`. */
function listField(shape: Shape, relations: Relations) {
  const items = shape.items!;
  const list = {
    widget: 'list',
    collapsed: 'auto',
    label_singular: shape.singular,
    min: shape.minItems,
    max: shape.maxItems,
  } as const;
  if (!items.properties) {
    const item = { title: shape.singular ?? 'Item', ...items };
    const [field] = fieldsOf({ properties: { item }, required: ['item'] }, relations);
    return { ...list, field };
  }
  const name = NAMES.find((each) => each in items.properties!);
  return {
    ...list,
    fields: fieldsOf(items, relations),
    ...(name && { summary: `{{fields.${name}}}` }),
  };
}

function kindOf(shape: Shape, isRequired: boolean, relations: Relations) {
  const { type, folder, widget, pattern, format } = shape;
  const relation = relations[shape.relation ?? ''];
  if (relation) return relationField(relation, type === 'array', shape);
  if (folder || widget === 'image')
    return {
      widget: 'image' as const,
      choose_url: false,
      ...(folder && { media_folder: mastersOf(folder), public_folder: folder }),
      accept: folder === '/brands' ? `${PICTURES},image/svg+xml` : PICTURES,
    };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  if (type === 'boolean') return { widget: 'boolean', default: shape.default === true } as const;
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      min: shape.minimum,
      max: shape.maximum,
    } as const;
  if (shape.enum) return { widget: 'select', options: [...(shape.enum as string[])] } as const;
  if (type === 'object') return { widget: 'object', fields: fieldsOf(shape, relations) } as const;
  if (type === 'array') return listField(shape, relations);
  const { expected, maxLength } = shape;
  return {
    widget: shape.lines ? 'text' : 'string',
    maxlength: maxLength,
    // The editor compares an empty optional text with the pattern, too. It needs a message, and the flag
    // that JSON Schema takes for granted: without it, \p{L} is no class of letters.
    ...(pattern && {
      pattern: [
        `/${isRequired ? pattern : `^$|${pattern}`}/u`,
        expected ? `It must be ${expected}.` : (shape.description ?? 'It has another form.'),
      ],
    }),
  } as const;
}

function fieldsOf({ properties = {}, required = [] }: Shape, relations: Relations): Field[] {
  return Object.entries(properties).map(([name, shape]) => {
    const isRequired = required.includes(name);
    return {
      name,
      label: shape.title ?? name,
      hint: shape.description,
      required: isRequired,
      ...kindOf(shape, isRequired, relations),
    } as Field;
  });
}

const PLAIN = ['string', 'integer', 'number', 'boolean'];

/** Whether the editor has a form for a value, except for what is in it. */
function hasForm({ type, enum: choices, properties, items }: Shape): boolean {
  if (choices) return choices.every((value) => typeof value === 'string');
  if (type === 'object') return properties !== undefined;
  if (type === 'array') return items !== undefined && items.type !== 'array';
  return PLAIN.includes(type ?? '');
}

const REMEDY =
  'use texts, numbers, booleans, choices of texts, objects with fields, lists of these (not of lists), and .optional() instead of null';

function* faultsIn(shape: Shape, record: string): Generator<Problem> {
  if (!hasForm(shape)) yield [record, `has no form in the editor: ${REMEDY}`];
  else {
    for (const [name, field] of Object.entries(shape.properties ?? {}))
      yield* faultsIn(field, `${record}.${name}`);
    if (shape.items) yield* faultsIn(shape.items, `${record}[]`);
  }
}

/** What a form cannot express of a schema. */
export function formProblems(schema: z.ZodType, record: string): Problem[] {
  return [...faultsIn(shapeOf(schema), record)];
}

/** A field for the whole value: `name` is not saved if the value is a list at the top of its file. */
export const formOf = (schema: z.ZodType, relations: Relations): Field[] => {
  const shape = shapeOf(schema);
  if (shape.type !== 'array') return fieldsOf(shape, relations);
  const field = fieldsOf({ properties: { items: shape } }, relations)[0]!;
  return [{ ...field, root: true } as Field];
};

/**
 * The schemas of the lists in content/lists/*.json, which are parsed when they are imported. The editor has a form
 * for each (scripts/editor/config.yml). For build code only: browser code may import the types.
 */
import { z } from 'zod';

import type { PictureSrc } from '@/lib/pictures.generated';

import { parsed } from './problems';

/** The message of a field says what it must be. */
const text = z
  .string('a text without braces')
  .regex(/^(?=[\s\S]*\S)[^{}]+$/, 'a text without braces');

const ANSWER = 'a text without braces, except {hours}';
const ID = 'lowercase letters, digits and single hyphens';
const id = z.string(ID).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID);
const YEAR = 'a year, such as 2026';

const picture = <Folder extends string>(folder: Folder) =>
  z.templateLiteral([`${folder}/`, z.string().min(1)], {
    error: `the path of a picture, starting with ${folder}/`,
  });

const question = z.strictObject({
  id,
  question: text,
  // What `{hours}` becomes is in content/lists/faqs.ts.
  answer: z.string(ANSWER).regex(/^(?=[\s\S]*\S)([^{}]|\{hours\})+$/, ANSWER),
});

const brand = z.strictObject({
  id,
  name: text,
  logo: picture('/brands'),
  blurb: text,
  result: text.optional(),
  quote: z.strictObject({ text, role: text }).optional(),
  year: z.int(YEAR).min(1900, YEAR).max(2100, YEAR).optional(),
  href: z.templateLiteral(['https://', z.string().min(1)], { error: 'an https URL' }).optional(),
});

const PRODUCT_PICTURE = 'the path of a picture, starting with /product/, or an https URL';
const SIZE = 'a whole number of px';
const NUMBER = 'a whole number above 0';
const size = z.int(SIZE).min(1, SIZE).optional();

const product = z
  .strictObject({
    id: z.int(NUMBER).min(1, NUMBER),
    title: text,
    short: text,
    purpose: text,
    image: z.string(PRODUCT_PICTURE).regex(/^(\/product\/|https:\/\/)./, PRODUCT_PICTURE),
    width: size,
    height: size,
    alt: text,
  })
  .superRefine(({ image, width, height }, { addIssue }) => {
    if (!image.startsWith('https://')) return;
    // Without its size, the page would shift while a picture of another host loads.
    for (const [key, value] of Object.entries({ width, height }))
      if (value === undefined)
        addIssue({
          code: 'custom',
          path: [key],
          input: value,
          message: 'its size in px, because the picture is at another host',
        });
  });

const photo = picture('/pictures/people').optional();

const person = z.strictObject({
  name: text,
  role: text,
  photo,
});

const quote = z.strictObject({
  text,
  name: text,
  role: text,
  photo,
  case: text.optional(),
});

export type Question = z.infer<typeof question>;
export type Brand = z.infer<typeof brand>;
export type Product = Omit<z.infer<typeof product>, 'image'> & {
  image: Extract<PictureSrc, `/product/${string}` | `https://${string}`>;
};

type Photo = { photo?: Extract<PictureSrc, `/pictures/people/${string}`> };
export type Person = Omit<z.infer<typeof person>, 'photo'> & Photo;
/** What a client says. */
export type Quote = Omit<z.infer<typeof quote>, 'photo'> & Photo;

/** The schemas of the records, keyed by the names of their files in content/lists/. */
export const LISTS = {
  faqs: question,
  brands: brand,
  products: product,
  people: person,
  quotes: quote,
};

/** @throws Error with one line per problem: the file, the number of the record, the field, the problem and the remedy */
export function readList<Name extends keyof typeof LISTS>(name: Name, rows: readonly object[]) {
  const file = `content/lists/${name}.json`;
  const ids = new Set<unknown>();
  const problems = rows.flatMap((row, index) => {
    const own = parsed(LISTS[name], row).problems.map(
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
  return rows as z.infer<(typeof LISTS)[Name]>[];
}

/**
 * The schemas of the lists in content/lists/*.json. `npm run check:content` applies them, and the forms
 * of the editor (docs/editing.md) are made from them: `title` is the label of a field, and
 * `description` its hint. For build code only: browser code may import the types.
 */
import { z } from 'zod';

import type { PictureSrc } from '@/lib/pictures.generated';

const PLAIN = /^(?=[\s\S]*\S)[^{}]+$/;
/** What `{hours}` becomes is in content/lists/faqs.ts. */
const WITH_HOURS = /^(?=[\s\S]*\S)([^{}]|\{hours\})+$/;

const text = (
  title: string,
  description: string,
  expected = 'a text without braces',
  pattern = PLAIN,
) => z.string(expected).regex(pattern, expected).meta({ title, description, expected });

const paragraph = (...given: Parameters<typeof text>) => text(...given).meta({ lines: 'many' });

const ID = 'lowercase letters, digits and single hyphens';
const id = z.string(ID).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID);

const picture = <Folder extends string>(folder: Folder, title: string, description: string) =>
  z
    .templateLiteral([`${folder}/`, z.string().min(1)], {
      error: `the path of a picture, starting with ${folder}/`,
    })
    .meta({ title, description, folder });

const question = z.strictObject({
  id: id.meta({
    title: 'Name in links',
    description: 'For links to this question, such as /FAQ#start. Do not change it later.',
  }),
  question: text('Question', 'As a visitor would ask it. The first question of the list is open.'),
  answer: paragraph(
    'Answer',
    'One paragraph. {hours} becomes your office hours.',
    'a text without braces, except {hours}',
    WITH_HOURS,
  ),
});

const brand = z.strictObject({
  id: id.meta({
    title: 'Short name',
    description: 'Lowercase letters, digits and hyphens. Do not change it later.',
  }),
  name: text('Name', 'Name only clients who have agreed to it.'),
  logo: picture('/brands', 'Logo', 'SVG, or another picture, shown 46 px high.'),
  blurb: paragraph('Text', 'What the client does, and what you built for it.'),
  result: text('Result', 'Optional: what changed for the client.').optional(),
  quote: z
    .strictObject({
      text: paragraph('Words', 'What the client said.'),
      role: text('Speaker', 'Who said it, such as Head of Operations.'),
    })
    .optional()
    .meta({ title: 'Quote', description: 'Optional. Publish only what the client has agreed to.' }),
  year: z
    .int('a year, such as 2026')
    .min(1900, 'a year, such as 2026')
    .max(2100, 'a year, such as 2026')
    .optional()
    .meta({ title: 'Year', description: 'Optional.' }),
  href: z
    .templateLiteral(['https://', z.string().min(1)], { error: 'an https URL' })
    .optional()
    .meta({ title: 'Link', description: 'Optional: an https URL, such as the client’s website.' }),
});

const PRODUCT_PICTURE = 'the path of a picture, starting with /product/, or an https URL';

/** Without it, the page would shift while the picture of another host loads. */
const size = (title: string) =>
  z
    .int('a whole number of px')
    .min(1, 'a whole number of px')
    .optional()
    .meta({ title, description: 'In px, only for a picture at another host.' });

const product = z
  .strictObject({
    id: z.int('a whole number above 0').min(1, 'a whole number above 0').meta({
      title: 'Number',
      description: 'The next free number. Links contain it, so do not change it later.',
    }),
    title: text('Title', 'Also what the booking form is told.'),
    short: text('Caption', 'One or two words, for the product’s tile on the home page.'),
    purpose: paragraph('Purpose', 'Whose problem it solves, and what a first release does.'),
    image: z
      .string(PRODUCT_PICTURE)
      .regex(/^(\/product\/|https:\/\/)./, PRODUCT_PICTURE)
      .meta({
        title: 'Picture',
        description: 'At least 960 × 720 px; its edges are cut off to 4:3.',
        folder: '/product',
      }),
    width: size('Width'),
    height: size('Height'),
    alt: text('Description of the picture', 'For visitors who do not see the picture.'),
  })
  .superRefine(({ image, width, height }, { addIssue }) => {
    if (!image.startsWith('https://')) return;
    for (const [key, value] of Object.entries({ width, height }))
      if (value === undefined)
        addIssue({
          code: 'custom',
          path: [key],
          input: value,
          message: 'its size in px, because the picture is at another host',
        });
  });

const photo = picture(
  '/pictures/people',
  'Photograph',
  'Optional. At least 720 × 900 px; its edges are cut off to 4:5.',
).optional();

const person = z.strictObject({
  name: text('Name', 'As on a business card.'),
  role: text('Role', 'Such as Lead engineer.'),
  photo,
});

const quote = z.strictObject({
  text: paragraph('Words', 'Publish only what the client has agreed to.'),
  name: text('Name', 'Who said it.'),
  role: text('Role', 'With the client, such as Head of Operations, Harbor Ferries.'),
  photo,
  case: text(
    'Case study',
    'Optional: the end of its URL, such as quarrow-dispatch-board.',
  ).optional(),
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

/** The lists, keyed by the names of their files in content/lists/. */
export const LISTS = {
  faqs: z.array(question).meta({ title: 'Questions', singular: 'Question' }),
  brands: z.array(brand).meta({ title: 'Brands', singular: 'Brand' }),
  products: z.array(product).meta({ title: 'Products', singular: 'Product' }),
  people: z.array(person).meta({ title: 'People', singular: 'Person' }),
  quotes: z.array(quote).meta({ title: 'Quotes', singular: 'Quote' }),
};

import { z } from 'zod';
import { work as words } from '@/content/pages/Work';
import { collection } from '@/lib/entries/collection';
import { alt, date, idsIn, picture, text } from '@/lib/entries/fields';

/** The case studies: Markdown files in content/work/. */
export const work = collection({
  path: '/Work',
  singular: 'Case study',
  words,
  fields: {
    date,
    picture,
    alt,
    client: text('the id of a brand in content/lists/brands, or a name').meta({
      title: 'Client',
      description: 'One of the brands. Only in the file, it can also be another name.',
      relation: 'brands',
    }),
    services: idsIn('services', text('the id of a service'), 'Services'),
    products: idsIn('products', z.int({ error: 'the id of a product, such as 3' }), 'Products'),
    results: z
      .array(
        z.strictObject({
          figure: text('a short figure in quotes, such as "41%"').meta({ title: 'Figure' }),
          meaning: text('what the figure means, such as “fewer calls”').meta({ title: 'Meaning' }),
        }),
        { error: 'a list of figures with their meanings, or nothing' },
      )
      .default([])
      .meta({
        title: 'Results',
        description: 'Two to four figures. Lists show the first one.',
        singular: 'Result',
      }),
    quote: z
      .strictObject(
        {
          text: text('the words of the client').meta({ title: 'Words', lines: 'many' }),
          speaker: text('who says it').meta({ title: 'Speaker' }),
        },
        { error: 'a text and a speaker, or nothing' },
      )
      .optional()
      .meta({ title: 'Quote' }),
  },
  structuredData: 'Article',
});

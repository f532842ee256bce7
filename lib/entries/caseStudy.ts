import { z } from 'zod';

import { commonFields, text } from './fields';

/** The front matter of a case study: a file in content/work/. */
export const caseStudy = z.strictObject({
  ...commonFields,
  client: text('the id of a brand in content/lists/brands, or a name').meta({
    title: 'Client',
    description: 'One of the brands. Only in the file, it can also be another name.',
    relation: 'brands',
  }),
  services: z
    .array(text('the id of a service'), { error: 'a list of ids of services, or nothing' })
    .default([])
    .meta({ title: 'Services', relation: 'services' }),
  products: z
    .array(z.int({ error: 'the id of a product, such as 3' }), {
      error: 'a list of ids of products, or nothing',
    })
    .default([])
    .meta({ title: 'Products', relation: 'products' }),
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
});

export type CaseStudy = z.infer<typeof caseStudy>;

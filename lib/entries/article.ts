import { z } from 'zod';

import { commonFields, text } from './fields';

/** The front matter of an article: a file in content/insights/. */
export const article = z.strictObject({
  ...commonFields,
  author: text('who wrote it')
    .optional()
    .meta({ title: 'Author', description: 'Without a name, it is the company.' }),
});

export type Article = z.infer<typeof article>;

import { z } from 'zod';
import { photo, type Photo } from '@/content/lists/people';
import rows from '@/content/lists/quotes.json' with { type: 'json' };
import { readList, text } from '@/lib/schema';

export const quote = z.strictObject({
  text,
  name: text,
  role: text,
  photo,
  case: text.optional(),
});

export type Quote = Omit<z.infer<typeof quote>, 'photo'> & Photo;

/** On the home page, each with its case study if there is one. Photographs are in art/masters/people/. */
export const quotes = readList('quotes', quote, rows) as readonly Quote[];

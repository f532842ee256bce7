import { readList, type Quote } from '@/lib/records/lists';

import rows from './quotes.json' with { type: 'json' };

/** What clients say, on the home page, each with its case study if there is one. The photographs are in art/masters/people/. */
export const quotes = readList('quotes', rows) as Quote[];

import { site } from '@/content/site';
import { readList, type Question } from '@/lib/records/lists';

import rows from './faqs.json' with { type: 'json' };

/** The questions of faqs.json, with the office hours. The first one is open by default. */
export const faqs: readonly Question[] = readList('faqs', rows).map((row) => ({
  ...row,
  answer: row.answer.replaceAll('{hours}', () => site.hours.schedule),
}));

import { z } from 'zod';
import rows from '@/content/lists/faqs.json' with { type: 'json' };
import { site } from '@/content/site';
import { id, readList, text } from '@/lib/schema';

const ANSWER = 'a text without braces, except {hours}';

export const question = z.strictObject({
  id,
  question: text,
  answer: z.string(ANSWER).regex(/^(?=[\s\S]*\S)([^{}]|\{hours\})+$/, ANSWER),
});

export type Question = z.infer<typeof question>;

/** The questions of faqs.json, with the office hours. The first one is open by default. */
export const faqs: readonly Question[] = readList('faqs', question, rows).map((row) => ({
  ...row,
  answer: row.answer.replaceAll('{hours}', () => site.hours.schedule),
}));

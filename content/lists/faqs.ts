import { site } from '@/content/site';
import type { Placeholder, Question } from '@/lib/records/lists';

import rows from './faqs.json' with { type: 'json' };

const VALUES: Record<Placeholder, string> = { hours: site.hours.schedule };

/** The questions of faqs.json, with the values of their placeholders. The first one is open by default. */
export const faqs: readonly Question[] = rows.map((row) => ({
  ...row,
  answer: row.answer.replace(/\{(\w+)\}/g, (_, name: Placeholder) => VALUES[name]),
}));

import { z } from 'zod';
import { openings as words } from '@/content/pages/Openings';
import { collection } from '@/lib/entries/collection';
import { text } from '@/lib/entries/fields';

/** The openings: Markdown files in content/openings/. */
export const openings = collection({
  path: '/Careers',
  singular: 'Opening',
  words,
  fields: {
    office: text('the name of an office').optional().meta({ title: 'Office' }),
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'INTERN'], { error: 'FULL_TIME, PART_TIME or INTERN' })
      .meta({ title: 'Kind of employment', description: 'For search engines.' }),
    closes: z.iso
      .date({ error: 'a date such as 2026-03-31' })
      .optional()
      .meta({ title: 'Last day', description: 'Builds after this day (UTC) leave it out.' }),
  },
  label: { field: 'office', as: 'text' },
  facts: [
    { label: words.office, field: 'office', as: 'text' },
    { label: words.closes, field: 'closes', as: 'day' },
  ],
  structuredData: 'JobPosting',
  lastDay: 'closes',
});

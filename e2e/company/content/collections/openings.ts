import { z } from 'zod';
import { openings as words } from '@/content/pages/Openings';
import { collection } from '@/lib/entries/collection';
import { alt, date, lastDay, picture, text } from '@/lib/entries/fields';

/** The openings: Markdown files in content/openings/. */
export const openings = collection({
  path: '/Careers',
  singular: 'Opening',
  words,
  fields: {
    date,
    picture,
    alt,
    lastDay,
    office: text('the name of an office').optional().meta({ title: 'Office' }),
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'INTERN'], { error: 'FULL_TIME, PART_TIME or INTERN' })
      .meta({ title: 'Kind of employment', description: 'For search engines.' }),
  },
  structuredData: 'JobPosting',
});

import { z } from 'zod';
import rows from '@/content/lists/brands.json' with { type: 'json' };
import { id, picture, readList, text } from '@/lib/schema';

const YEAR = 'a year, such as 2026';

export const brand = z.strictObject({
  id,
  name: text,
  logo: picture('/brands'),
  blurb: text,
  result: text.optional(),
  quote: z.strictObject({ text, role: text }).optional(),
  year: z.int(YEAR).min(1900, YEAR).max(2100, YEAR).optional(),
  href: z.templateLiteral(['https://', z.string().min(1)], { error: 'an https URL' }).optional(),
});

export type Brand = z.infer<typeof brand>;

/** Six invented brands. Replace them with real ones before going live. */
export const brands: readonly Brand[] = readList('brands', brand, rows);

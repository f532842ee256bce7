import { z } from 'zod';
import rows from '@/content/lists/people.json' with { type: 'json' };
import type { PictureSrc } from '@/lib/pictures.generated';
import { picture, readList, text } from '@/lib/schema';

export const photo = picture('/pictures/people').optional();

export type Photo = { photo?: Extract<PictureSrc, `/pictures/people/${string}`> };

export const person = z.strictObject({
  name: text,
  role: text,
  photo,
});

export type Person = Omit<z.infer<typeof person>, 'photo'> & Photo;

/** The people on /AboutUs, who may be the authors of articles. The photographs are in art/masters/people/. */
export const people = readList('people', person, rows) as readonly Person[];
